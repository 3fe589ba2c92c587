create table plan_changes (
  user_id text primary key references users (id) on delete cascade,
  until bigint not null
);
