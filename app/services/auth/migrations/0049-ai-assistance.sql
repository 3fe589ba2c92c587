alter table preferences add column ai_assistance integer not null default 0 check (ai_assistance in (0, 1));
