-- JSON by version: where the cards of an inspiration were put. Null: none was moved.
alter table contents add column positions text;
