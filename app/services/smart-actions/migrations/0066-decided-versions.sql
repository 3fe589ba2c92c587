-- When its writer chose between a text that met another one and that one; null: both wait.
alter table versions add column decided_at bigint;
update versions set decided_at = created_at where reason = 'conflict';
create index versions_undecided on versions (content_id, number) where reason = 'conflict' and decided_at is null;
