-- One application of an account. It asks by the edition of its form that was in force when it was added. What is
-- removed stays, since its history does.
create table applications (
  account_code text not null references accounts (code),
  id uuid not null,
  form_id text not null references forms (id),
  edition_id text not null references form_editions (id),
  purpose text not null check (purpose in ('APPLICATION', 'QUESTIONNAIRE')),
  form_name text not null,
  form_title text not null,
  name text not null,
  policy_type text not null,
  year text not null check (year ~ '^\d{4}$'),
  carrier text not null default '',
  status text not null default 'NOT_STARTED' check (status in ('NOT_STARTED', 'IN_PROGRESS', 'DONE')),
  freeze_number integer,
  version integer not null default 1,
  created_by uuid references users (id),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  removed_at timestamptz,
  primary key (account_code, id),
  check ((status = 'DONE') = (freeze_number is not null))
);
create index applications_by_form on applications (account_code, form_id, year);

-- Answers that only one application holds: those of questions without a fact, and those kept to it by choice.
create table application_answers (
  account_code text not null,
  application_id uuid not null,
  path text not null,
  value jsonb,
  version integer not null,
  source text not null,
  detail text not null,
  changed_by uuid references users (id),
  changed_at timestamptz not null,
  primary key (account_code, application_id, path),
  foreign key (account_code, application_id) references applications (account_code, id)
);

-- The fact book: what all forms of an account share, each datum once.
create table facts (
  account_code text not null references accounts (code),
  address text not null,
  value jsonb,
  version integer not null,
  source text not null,
  detail text not null,
  changed_by uuid references users (id),
  changed_at timestamptz not null,
  primary key (account_code, address)
);

-- Every value that an answer or a fact ever had. A fact has no application.
create table answer_history (
  account_code text not null references accounts (code),
  seq bigint generated always as identity,
  application_id uuid,
  place text not null,
  value jsonb,
  version integer not null,
  source text not null,
  detail text not null,
  changed_by uuid references users (id),
  changed_at timestamptz not null,
  primary key (account_code, seq)
);
create index answer_history_of_place on answer_history (account_code, place, seq desc);
revoke update, delete on answer_history from portico_app;

-- What an application was each time it was marked as done, with its PDF.
create table application_freezes (
  account_code text not null,
  application_id uuid not null,
  number integer not null,
  edition_id text not null references form_editions (id),
  answers jsonb not null,
  required integer not null,
  answered integer not null,
  left_to_agent integer not null,
  file_key text not null,
  file_bytes bigint not null,
  sha256 text not null,
  done_by uuid references users (id),
  done_at timestamptz not null,
  undone_by uuid references users (id),
  undone_at timestamptz,
  primary key (account_code, application_id, number),
  foreign key (account_code, application_id) references applications (account_code, id)
);
revoke delete on application_freezes from portico_app;

create table application_comments (
  account_code text not null,
  application_id uuid not null,
  id uuid not null,
  path text not null,
  text text not null,
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  resolved_by uuid references users (id),
  resolved_at timestamptz,
  primary key (account_code, application_id, id),
  foreign key (account_code, application_id) references applications (account_code, id)
);

-- Whose hands a part is in; the empty part is the whole application.
create table application_assignments (
  account_code text not null,
  application_id uuid not null,
  part text not null,
  user_id uuid not null references users (id),
  assigned_by uuid not null references users (id),
  assigned_at timestamptz not null,
  done_at timestamptz,
  version integer not null default 1,
  primary key (account_code, application_id, part),
  foreign key (account_code, application_id) references applications (account_code, id)
);

alter table applications enable row level security;
create policy tenant on applications
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table application_answers enable row level security;
create policy tenant on application_answers
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table facts enable row level security;
create policy tenant on facts
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table answer_history enable row level security;
create policy tenant on answer_history
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table application_freezes enable row level security;
create policy tenant on application_freezes
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table application_comments enable row level security;
create policy tenant on application_comments
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table application_assignments enable row level security;
create policy tenant on application_assignments
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
