-- A card of a user's workspace. It shows a content item, or keeps the address of one that is still to come.
create table workspace_cards (
  -- The content item's id, also while there is none yet.
  document text primary key,
  user_id text not null references users (id) on delete cascade,
  -- Of the content item that is still to come.
  mode text not null,
  state text not null check (state in ('new', 'open', 'writing')),
  -- Columns and rows of the grid of three columns.
  x integer not null check (x between 0 and 2),
  y integer not null check (y >= 0),
  w integer not null check (w between 1 and 3 and x + w <= 3),
  h integer not null check (h between 1 and 6),
  -- What made it, where a tool did.
  tool_name text,
  platform text,
  icon text,
  -- JSON: what the tool was called with.
  parameters text,
  opened_at bigint not null
);
create index workspace_cards_by_user on workspace_cards (user_id, opened_at);
