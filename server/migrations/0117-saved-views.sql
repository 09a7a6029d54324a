-- How a person looks at a list, by names of their own.
create table saved_views (
  user_id uuid not null references users (id),
  list text not null,
  views jsonb not null,
  primary key (user_id, list)
);
