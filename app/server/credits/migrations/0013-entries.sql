alter table buckets add column plan_id integer not null default 1;

-- An outcome names its hold and the hold's amount, so that the database can refuse more than was held.
create table whole_entries (
  bucket_id text not null references buckets (id) on delete cascade,
  seq integer not null check (seq > 0),
  kind text not null check (kind in ('grant', 'hold', 'settle', 'release', 'adjust')),
  amount bigint not null,
  balance_after bigint not null check (balance_after >= 0),
  source text not null unique,
  hold_seq integer,
  hold_amount bigint,
  generation_id text,
  created_at bigint not null,
  primary key (bucket_id, seq),
  unique (bucket_id, seq, amount),
  unique (bucket_id, hold_seq),
  foreign key (bucket_id, hold_seq, hold_amount) references whole_entries (bucket_id, seq, amount) on delete cascade,
  check ((kind in ('settle', 'release')) = (hold_seq is not null)),
  check ((hold_seq is null) = (hold_amount is null)),
  check (kind <> 'grant' or amount >= 0),
  check (kind <> 'hold' or amount <= 0),
  check (kind <> 'settle' or (amount >= 0 and amount <= -hold_amount)),
  check (kind <> 'release' or amount = -hold_amount),
  check (kind not in ('hold', 'settle', 'release') or generation_id is not null)
);
insert into whole_entries (
  bucket_id, seq, kind, amount, balance_after, source, hold_seq, hold_amount, generation_id, created_at
)
select
  entries.bucket_id, entries.seq, entries.kind, entries.amount, entries.balance_after, entries.source,
  entries.hold_seq, held.amount, entries.generation_id, entries.created_at
from entries
left join entries as held on held.bucket_id = entries.bucket_id and held.seq = entries.hold_seq
order by entries.bucket_id, entries.seq;
drop table entries;
alter table whole_entries rename to entries;
create index entries_by_generation on entries (generation_id);
