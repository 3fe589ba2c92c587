create table jobs (
  name text primary key,
  owner text,
  lease_until bigint not null,
  due_at bigint not null
);
