alter table one_time_links add column username text not null default '';
alter table one_time_links add column first_name text not null default '';
alter table one_time_links add column last_name text not null default '';
alter table one_time_links add column password_hash text not null default '';
update one_time_links set
  username = (select username from users where users.id = one_time_links.user_id),
  first_name = (select first_name from users where users.id = one_time_links.user_id),
  last_name = (select last_name from users where users.id = one_time_links.user_id),
  password_hash = coalesce((select password_hash from users where users.id = one_time_links.user_id), '')
where purpose = 'activate';
drop index one_time_links_of_user;
create unique index one_time_links_of_user on one_time_links (user_id, purpose, password_hash);
