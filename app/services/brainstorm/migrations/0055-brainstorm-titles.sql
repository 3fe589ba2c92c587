-- What its owner calls it; empty: it is called by the beginning of its text.
alter table brainstorm_sessions add column title text not null default '';
-- Why these two roles were chosen, where they were chosen for the writer.
alter table brainstorm_sessions add column reason text not null default '';
