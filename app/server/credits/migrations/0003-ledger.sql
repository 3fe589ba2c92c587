create table buckets (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  unit text not null check (unit in ('credits', 'prompts')),
  period text not null check (period in ('month', 'trial')),
  starts_at bigint not null,
  ends_at bigint not null check (ends_at > starts_at),
  granted bigint not null check (granted >= 0),
  balance bigint not null check (balance >= 0),
  seq integer not null,
  unique (user_id, unit, period, starts_at)
);

create table entries (
  bucket_id text not null references buckets (id) on delete cascade,
  seq integer not null check (seq > 0),
  kind text not null check (kind in ('grant', 'hold', 'settle', 'release', 'adjust')),
  amount bigint not null,
  balance_after bigint not null check (balance_after >= 0),
  source text not null unique,
  hold_seq integer,
  generation_id text,
  created_at bigint not null,
  primary key (bucket_id, seq),
  unique (bucket_id, hold_seq),
  check ((kind in ('settle', 'release')) = (hold_seq is not null)),
  check (kind <> 'hold' or amount <= 0),
  check (kind not in ('settle', 'release') or amount >= 0)
);
create index entries_by_generation on entries (generation_id);
