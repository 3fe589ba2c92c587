create table rate_limits (
  key text primary key,
  count integer not null check (count > 0),
  open_at bigint not null,
  expires_at bigint not null
);
create index rate_limits_by_expiry on rate_limits (expires_at);
