-- A version that says what an earlier one of its document says has that one's number, and no text of its own.
alter table versions add column same_as integer;

create table content_sizes (
  content_id text primary key references contents (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  bytes bigint not null check (bytes >= 0)
);
create index content_sizes_by_user on content_sizes (user_id);
insert into content_sizes (content_id, user_id, bytes)
select
  contents.id,
  contents.user_id,
  octet_length(contents.document) + octet_length(contents.search_text)
    + coalesce((select sum(octet_length(versions.document)) from versions where versions.content_id = contents.id), 0)
from contents;
