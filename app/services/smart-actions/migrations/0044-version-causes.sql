-- Versions come to be in more ways and can be named. A check cannot be changed in place in both databases.
create table versions_with_causes (
  content_id text not null references contents (id) on delete cascade,
  number integer not null check (number >= 0),
  revision integer not null,
  title text not null,
  sub_title text not null,
  text_number integer not null,
  reason text not null check (reason in (
    'generated', 'created', 'imported', 'saved', 'kept', 'before', 'restored', 'timed', 'conflict', 'typed'
  )),
  -- The action whose text was kept, or that this state was before.
  action text,
  -- Number of the version that came back.
  restored integer,
  -- The writer's own label.
  name text,
  generation_id text,
  created_at bigint not null,
  primary key (content_id, number),
  check ((number = 0) = (reason = 'typed') and (number = 0) = (revision = 0))
);
insert into versions_with_causes
  (content_id, number, revision, title, sub_title, text_number, reason, action, generation_id, created_at)
  select
    content_id, number, revision, title, sub_title, text_number,
    case reason when 'overwritten' then 'before' else reason end,
    (select action from generations where generations.id = generation_id and reason in ('kept', 'generated')),
    generation_id, created_at
  from versions;
drop table versions;
alter table versions_with_causes rename to versions;
create index versions_timed on versions (created_at, content_id, number) where reason = 'timed' and name is null;

-- Null: nobody counted them.
alter table texts add column words integer;
