alter table generations add column words integer not null default 0;
-- What was delivered before is counted by its spaces.
update generations set words = length(output) - length(replace(output, ' ', '')) + 1
where state in ('done', 'stopped') and output <> '';
