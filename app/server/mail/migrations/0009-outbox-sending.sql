alter table outbox add column person text not null default '';
alter table outbox add column reply_to text;
alter table outbox add column attempts integer not null default 0;
alter table outbox add column next_try_at bigint not null default 0;
alter table outbox add column failed_at bigint;
update outbox set person = lower(to_address);
create index outbox_by_person on outbox (person);
create index outbox_waiting on outbox (sent_at, failed_at, next_try_at);
