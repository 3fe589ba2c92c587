alter table contents add column view text;
