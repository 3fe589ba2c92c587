alter table users add column delete_at bigint;
create index users_by_deletion on users (delete_at);

alter table sessions add column last_seen_at bigint not null default 0;
alter table sessions add column device text not null default '';
update sessions set last_seen_at = rotated_at;

create index one_time_links_by_expiry on one_time_links (expires_at);
create index sessions_by_expiry on sessions (expires_at);
