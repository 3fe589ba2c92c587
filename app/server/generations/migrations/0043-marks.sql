-- The built-in writer's edits over the text that it worked on, with their reasons; and which marks of a kept proposal were let stand.
alter table generations add column edits text not null default '[]';
alter table generations add column stood text not null default '[]';
