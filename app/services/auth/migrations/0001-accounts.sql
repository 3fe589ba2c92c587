create table users (
  id text primary key,
  email text not null,
  email_key text not null unique,
  username text not null,
  first_name text not null,
  last_name text not null,
  password_hash text,
  is_active integer not null check (is_active in (0, 1)),
  is_email_verified integer not null check (is_email_verified in (0, 1)),
  plan_id integer not null,
  created_at bigint not null,
  deactivated_at bigint
);

create table sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  generation integer not null,
  rotated_at bigint not null,
  remembered integer not null check (remembered in (0, 1)),
  created_at bigint not null,
  expires_at bigint not null,
  ended_at bigint
);
create index sessions_by_user on sessions (user_id);

create table one_time_links (
  hash text primary key,
  user_id text not null references users (id) on delete cascade,
  purpose text not null,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);
create index one_time_links_by_user on one_time_links (user_id);

create table drafts (
  hash text primary key,
  body text not null,
  created_at bigint not null,
  expires_at bigint not null
);
create index drafts_by_expiry on drafts (expires_at);
