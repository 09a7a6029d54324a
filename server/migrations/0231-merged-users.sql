-- The login that another one became part of: two records of one person.
alter table users add merged_into uuid references users (id);
