create table identities (
  issuer text not null,
  subject text not null,
  user_id text not null references users (id) on delete cascade,
  email text not null,
  created_at bigint not null,
  primary key (issuer, subject)
);
create index identities_by_user on identities (user_id);
