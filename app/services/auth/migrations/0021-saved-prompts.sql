create table prompt_folders (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  name_key text not null,
  created_at bigint not null,
  unique (user_id, name_key)
);

create table saved_prompts (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  folder_id text references prompt_folders (id) on delete set null,
  title text not null check (title <> ''),
  title_key text not null,
  content text not null check (content <> ''),
  domain text not null,
  domain_key text not null,
  model text not null,
  is_public integer not null check (is_public in (0, 1)),
  tags text not null,
  search_text text not null,
  created_at bigint not null,
  updated_at bigint not null
);
create index saved_prompts_by_user on saved_prompts (user_id, updated_at desc, id);
create index saved_prompts_by_folder on saved_prompts (folder_id);
