alter table generations add column remarks text not null default '[]';
alter table generations add column taken_off text not null default '[]';
-- A promise has a verdict; what could not be checked was stored as kept.
update generations set promises = replace(replace(replace(promises,
  '"kept":true,"found":"not checked:', '"verdict":"unmeasured","kept":null,"found":"not checked:'),
  '"kept":true', '"verdict":"kept","kept":true'),
  '"kept":false', '"verdict":"broken","kept":false');
