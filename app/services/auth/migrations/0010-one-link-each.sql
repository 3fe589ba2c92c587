delete from one_time_links where exists (
  select 1 from one_time_links as later
  where later.user_id = one_time_links.user_id
    and later.purpose = one_time_links.purpose
    and (
      later.created_at > one_time_links.created_at
      or (later.created_at = one_time_links.created_at and later.hash > one_time_links.hash)
    )
);
create unique index one_time_links_of_user on one_time_links (user_id, purpose);
drop index one_time_links_by_user;
