-- What a text was made of is kept before its first version. A check cannot be changed in place in both databases.
create table versions_with_typed (
  content_id text not null references contents (id) on delete cascade,
  number integer not null check (number >= 0),
  revision integer not null,
  title text not null,
  sub_title text not null,
  document text not null,
  reason text not null check (reason in ('generated', 'created', 'saved', 'kept', 'overwritten', 'restored', 'typed')),
  generation_id text,
  created_at bigint not null,
  primary key (content_id, number),
  check ((number = 0) = (reason = 'typed') and (number = 0) = (revision = 0))
);
insert into versions_with_typed (content_id, number, revision, title, sub_title, document, reason, generation_id, created_at)
  select content_id, number, revision, title, sub_title, document, reason, generation_id, created_at from versions;
drop table versions;
alter table versions_with_typed rename to versions;
