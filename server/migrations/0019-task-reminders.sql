-- When to remind the person of an open task: planned with the task, taken away once told.
create table task_reminders (
  account_code text not null,
  task_id uuid not null,
  kind text not null check (kind in ('DUE_SOON', 'OVERDUE')),
  remind_at timestamptz not null,
  primary key (account_code, task_id, kind),
  foreign key (account_code, task_id) references tasks (account_code, id) on delete cascade
);
create index task_reminders_next on task_reminders (remind_at);

alter table task_reminders enable row level security;
create policy tenant on task_reminders
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');

-- Tasks that stand already: nobody has said where they are, so nine o'clock is New York's.
insert into task_reminders (account_code, task_id, kind, remind_at)
select account_code, id, kind, remind_at
from tasks, lateral (values
  ('DUE_SOON', ((due_at at time zone 'America/New_York')::date - 1 + time '09:00') at time zone 'America/New_York'),
  ('OVERDUE', ((due_at at time zone 'America/New_York')::date + 1 + time '09:00') at time zone 'America/New_York')
) as planned (kind, remind_at)
where completed_at is null and due_at is not null and remind_at > now();

-- Who completed a task.
alter table tasks add completed_by uuid references users (id);
update tasks set completed_by = tagged_id where completed_at is not null;
