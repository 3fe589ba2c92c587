create table preferences (
  user_id text primary key references users (id) on delete cascade,
  house_style text not null,
  updated_at bigint not null
);
