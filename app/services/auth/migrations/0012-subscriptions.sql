create table subscriptions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  provider text not null check (provider in ('paddle', 'test', 'operator')),
  customer_id text,
  plan_id integer not null check (plan_id between 2 and 4),
  status text not null check (status in ('active', 'past_due', 'paused', 'canceled')),
  currency text not null,
  period_start bigint not null,
  period_end bigint not null check (period_end > period_start),
  paid_from bigint,
  cycle_interval text not null,
  cycle_frequency integer not null check (cycle_frequency > 0),
  cancel_at bigint,
  payment_method text,
  created_at bigint not null,
  started_at bigint not null,
  first_billed_at bigint,
  next_billed_at bigint,
  occurred_at bigint not null
);
create index subscriptions_by_user on subscriptions (user_id);

alter table users add column wanted_plan integer;
alter table users drop column plan_id;
