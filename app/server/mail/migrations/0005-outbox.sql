create table outbox (
  id text primary key,
  kind text not null,
  to_address text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at bigint not null,
  sent_at bigint
);
create index outbox_by_time on outbox (created_at desc);
