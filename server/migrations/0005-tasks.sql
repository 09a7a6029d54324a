create table tasks (
  account_code text not null references accounts (code),
  id uuid not null,
  details text not null check (char_length(details) between 1 and 200),
  tagged_id uuid not null references users (id),
  owner_id uuid not null references users (id),
  due_at timestamptz,
  page text,
  link text,
  secondary_id text not null default '',
  completed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (account_code, id)
);
create index tasks_open on tasks (account_code, coalesce(due_at, 'infinity'), id) where completed_at is null;
create index tasks_all on tasks (account_code, coalesce(due_at, 'infinity'), id);
create index tasks_tagged on tasks (account_code, tagged_id, coalesce(due_at, 'infinity'), id) where completed_at is null;

alter table tasks enable row level security;
create policy tenant on tasks
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
