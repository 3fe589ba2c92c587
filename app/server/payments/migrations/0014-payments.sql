create table checkouts (
  transaction_id text primary key,
  user_id text not null references users (id) on delete cascade,
  provider text not null check (provider in ('paddle', 'test')),
  plan_id integer not null check (plan_id between 2 and 4),
  created_at bigint not null
);
create index checkouts_by_user on checkouts (user_id, created_at);

create table payment_events (
  id text primary key,
  provider text not null check (provider in ('paddle', 'test')),
  type text not null,
  occurred_at bigint not null,
  received_at bigint not null,
  subscription_id text,
  transaction_id text,
  customer_id text,
  user_id text references users (id) on delete cascade,
  body text not null,
  state text not null check (state in ('stored', 'applied', 'parked')),
  check (state <> 'applied' or user_id is not null)
);
create index payment_events_by_subscription on payment_events (subscription_id, occurred_at);
create index payment_events_by_transaction on payment_events (transaction_id);
create index payment_events_by_customer on payment_events (customer_id);
create index payment_events_by_state on payment_events (state, received_at);
create index payment_events_by_user on payment_events (user_id);

create table scheduled_changes (
  subscription_id text primary key references subscriptions (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  from_plan integer not null,
  to_plan integer not null check (to_plan < from_plan),
  effective_at bigint not null,
  created_at bigint not null
);
create index scheduled_changes_by_user on scheduled_changes (user_id);

create table invoices (
  transaction_id text primary key,
  user_id text not null references users (id) on delete cascade,
  provider text not null check (provider in ('paddle', 'test')),
  subscription_id text,
  plan_id integer not null,
  origin text not null,
  amount bigint not null,
  currency text not null,
  billed_at bigint not null
);
create index invoices_by_user on invoices (user_id, billed_at);

create table test_payments (
  id text primary key,
  kind text not null check (kind in ('transaction', 'subscription', 'event')),
  user_id text not null references users (id) on delete cascade,
  body text not null,
  at bigint not null
);
create index test_payments_by_time on test_payments (kind, at, id);
create index test_payments_by_user on test_payments (user_id);
