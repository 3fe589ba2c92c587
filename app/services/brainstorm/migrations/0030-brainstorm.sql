create table brainstorm_sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  text text not null,
  primary_role text not null,
  secondary_role text not null,
  -- The message of another session that this one branches off.
  parent_message_id text,
  created_at bigint not null,
  updated_at bigint not null
);
create index brainstorm_sessions_by_user on brainstorm_sessions (user_id, updated_at desc, id);

create table brainstorm_messages (
  id text primary key,
  session_id text not null references brainstorm_sessions (id) on delete cascade,
  position integer not null check (position between 1 and 20),
  role text not null,
  text text not null,
  generation_id text,
  created_at bigint not null,
  unique (session_id, position)
);

create table perspectives (
  message_id text primary key references brainstorm_messages (id) on delete cascade,
  role text not null,
  text text not null,
  generation_id text,
  created_at bigint not null
);
