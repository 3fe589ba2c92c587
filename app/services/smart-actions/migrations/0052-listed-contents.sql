-- What lists are filtered and counted by stands in the index itself.
drop index contents_by_user;
create index contents_by_user on contents (user_id, updated_at desc, id, mode, folder_id);
