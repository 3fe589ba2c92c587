create table contents (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  title text not null,
  sub_title text not null,
  document text not null,
  preview text not null,
  search_text text not null,
  mode text not null,
  content_input text,
  smart_actions text not null,
  actions_applied text,
  folder_id text,
  revision integer not null check (revision > 0),
  generation_id text,
  created_at bigint not null,
  updated_at bigint not null
);
create index contents_by_user on contents (user_id, updated_at desc, id);

create table versions (
  content_id text not null references contents (id) on delete cascade,
  number integer not null check (number > 0),
  revision integer not null,
  title text not null,
  sub_title text not null,
  document text not null,
  reason text not null check (reason in ('generated', 'created', 'saved', 'kept', 'overwritten', 'restored')),
  generation_id text,
  created_at bigint not null,
  primary key (content_id, number)
);
