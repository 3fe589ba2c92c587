create table folders (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  created_at bigint not null
);
create index folders_by_user on folders (user_id);

-- Until there were folders, any text could stand for one.
update contents set folder_id = null where folder_id is not null;
create index contents_by_folder on contents (folder_id, updated_at desc);
