-- A text stands apart from what is told of it, so that lists, filing and locks neither read nor write a long one. Versions
-- of a document that say the same name the same text; a document says what its newest version says.
create table texts (
  content_id text not null references contents (id) on delete cascade,
  number integer not null,
  bytes bigint not null,
  document text not null,
  primary key (content_id, number)
);
insert into texts (content_id, number, bytes, document)
  select content_id, number, octet_length(document), document from versions where same_as is null;
insert into texts (content_id, number, bytes, document)
  select id, -1, octet_length(document), document from contents where not exists (
    select 1 from versions where versions.content_id = contents.id and versions.revision = contents.revision
  );

-- What searches read of a document: its text in lower case; title and subtitle stand in the document's own row.
create table searches (
  content_id text primary key references contents (id) on delete cascade,
  body text not null
);
insert into searches (content_id, body)
  select id, substr(search_text, length(title) + length(sub_title) + 3) from contents;
alter table contents add column heading text not null default '';
update contents set heading = substr(search_text, 1, length(title) + length(sub_title) + 2);

alter table contents add column text_number integer not null default -1;
update contents set text_number = coalesce(
  (select coalesce(versions.same_as, versions.number) from versions
   where versions.content_id = contents.id and versions.revision = contents.revision),
  -1
);
alter table contents drop column document;
alter table contents drop column search_text;

alter table versions add column text_number integer not null default -1;
update versions set text_number = coalesce(same_as, number);
alter table versions drop column document;
alter table versions drop column same_as;

update content_sizes set bytes =
  (select coalesce(sum(texts.bytes), 0) from texts where texts.content_id = content_sizes.content_id)
  + (select coalesce(sum(octet_length(body)), 0) from searches where searches.content_id = content_sizes.content_id);
