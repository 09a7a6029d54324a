-- The library of forms: the platform's, and those that a brokerage made for its own accounts.
create table forms (
  id text primary key,
  brokerage_code text references brokerages (code),
  name text not null,
  title text not null,
  purpose text not null check (purpose in ('APPLICATION', 'QUESTIONNAIRE', 'PROFILE')),
  policy_type text,
  state text check (state ~ '^[A-Z]{2}$'),
  carrier text,
  edition text not null,
  retired_on date,
  -- Questions of its layout where it was made, and how many of them map to the fact book: as published, else as drafted.
  questions integer not null,
  mapped integer not null,
  -- What was last put in force of a form that comes with the portal.
  library_hash text,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by uuid references users (id),
  deleted_at timestamptz
);
create unique index forms_edition on forms (coalesce(brokerage_code, ''), lower(name), lower(edition)) where deleted_at is null;
revoke delete on forms from portico_app;

-- Layouts belong to the platform (both codes are empty), to a brokerage or to an account. Where the form was made they
-- are kept whole, beneath that as the changes to the layout above. An account sees the platform's and all brokerages'
-- rows, and writes its own alone.
create table form_drafts (
  account_code text not null default '',
  form_id text not null references forms (id),
  brokerage_code text not null default '',
  -- Null once it was published; the version goes on rising.
  content jsonb,
  version integer not null,
  changed_at timestamptz not null,
  changed_by uuid references users (id),
  primary key (account_code, form_id, brokerage_code)
);
-- What was published stays as it was.
create table form_versions (
  account_code text not null default '',
  form_id text not null references forms (id),
  brokerage_code text not null default '',
  number integer not null,
  content jsonb not null,
  note text not null,
  published_at timestamptz not null,
  published_by uuid references users (id),
  primary key (account_code, form_id, brokerage_code, number)
);
create index form_versions_form on form_versions (form_id, account_code, brokerage_code, number desc);
revoke delete on form_drafts from portico_app;
revoke update, delete on form_versions from portico_app;

-- Layouts that applications were made of, for as long as there are applications; the id is the digest of the layout.
create table form_editions (
  id text primary key,
  layout jsonb not null
);
revoke update, delete on form_editions from portico_app;

-- The applications made of forms, as the library counts them.
create table form_uses (
  account_code text not null references accounts (code),
  application_id uuid not null,
  form_id text not null references forms (id),
  edition_id text not null references form_editions (id),
  title text not null,
  -- Keys of its questions that have, or had, an answer.
  answered text[] not null default '{}',
  primary key (account_code, application_id)
);
create index form_uses_form on form_uses (form_id, account_code);

alter table form_drafts enable row level security;
create policy tenant on form_drafts
  using (account_code = '' or account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*')
  with check (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table form_versions enable row level security;
create policy tenant on form_versions
  using (account_code = '' or account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*')
  with check (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table form_uses enable row level security;
create policy tenant on form_uses
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
