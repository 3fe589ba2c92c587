-- A search reads most of its time where PostgreSQL packs these texts. What is stored from now on is not packed; texts from
-- before are stored again when they are signed.
alter table searches alter column body set storage external;
