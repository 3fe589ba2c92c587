-- Number of the version whose place it has among smart results.
alter table versions add column replaces integer;
-- What lists of versions show of it, plain text; null: nobody has read it for that.
alter table texts add column preview text;
