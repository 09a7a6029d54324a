-- How someone has arranged the columns of a schedule, in all of their accounts, and the arrangements they saved by name.
create table own_schedule_columns (
  user_id uuid not null references users (id),
  schedule_type text not null,
  columns jsonb not null,
  primary key (user_id, schedule_type)
);
