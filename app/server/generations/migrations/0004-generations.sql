create table generations (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  service text not null,
  call text not null,
  action text not null,
  options text not null,
  input text not null,
  document_id text,
  base_revision integer,
  content_id text,
  writer text not null,
  state text not null check (state in ('running', 'done', 'stopped', 'failed', 'interrupted')),
  decision text check (decision in ('proposed', 'kept', 'discarded')),
  output text not null,
  answer text,
  error text,
  promises text not null,
  finish text check (finish in ('stop', 'length', 'stopped')),
  input_tokens integer,
  output_tokens integer,
  usage_source text check (usage_source in ('reported', 'estimated')),
  charged integer,
  counts integer not null check (counts in (0, 1)),
  listed integer not null check (listed in (0, 1)),
  idempotency_key text,
  body_hash text not null,
  stop_asked integer not null check (stop_asked in (0, 1)),
  owner text not null,
  lease_until bigint not null,
  created_at bigint not null,
  ended_at bigint,
  unique (user_id, idempotency_key)
);
create index generations_by_user on generations (user_id, created_at desc);
create index generations_by_content on generations (content_id);
create index generations_by_document on generations (document_id, created_at desc);
create index generations_running on generations (state, lease_until);
