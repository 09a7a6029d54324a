-- The library of an account: folders, documents with their versions, files on their way, and who saw what.
create table document_folders (
  account_code text not null references accounts (code),
  id uuid not null,
  parent_id uuid,
  name text not null check (char_length(name) between 1 and 200),
  is_internal boolean not null default false,
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  primary key (account_code, id),
  foreign key (account_code, parent_id) references document_folders (account_code, id)
);
create unique index document_folders_name on document_folders
  (account_code, coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), lower(name));

create table documents (
  account_code text not null references accounts (code),
  id uuid not null,
  folder_id uuid,
  name text not null check (char_length(name) between 1 and 200),
  type text not null,
  tags text[] not null default '{}',
  is_internal boolean not null default false,
  current_number integer not null default 1,
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  trashed_at timestamptz,
  version integer not null default 1,
  primary key (account_code, id),
  foreign key (account_code, folder_id) references document_folders (account_code, id)
);
-- Internal names are apart, so that nobody learns of one by being refused it.
create unique index documents_name on documents
  (account_code, coalesce(folder_id, '00000000-0000-0000-0000-000000000000'), is_internal, lower(name))
  where trashed_at is null;
create index documents_changed on documents (account_code, changed_at desc, id);
create index documents_trashed on documents (trashed_at) where trashed_at is not null;

create table document_versions (
  account_code text not null,
  document_id uuid not null,
  number integer not null,
  file_key text not null,
  media_type text not null,
  bytes bigint not null,
  sha256 text not null,
  scan text not null check (scan in ('CLEAN', 'NOT_SCANNED', 'TOO_LARGE')),
  uploaded_by uuid not null references users (id),
  uploaded_at timestamptz not null,
  primary key (account_code, document_id, number),
  foreign key (account_code, document_id) references documents (account_code, id) on delete cascade
);

create table document_views (
  account_code text not null,
  document_id uuid not null,
  seq bigint generated always as identity,
  user_id uuid not null references users (id),
  how text not null check (how in ('PREVIEW', 'DOWNLOAD', 'ZIP')),
  version_number integer not null,
  at timestamptz not null,
  primary key (account_code, document_id, seq),
  foreign key (account_code, document_id) references documents (account_code, id) on delete cascade
);
revoke update on document_views from portico_app;

-- A file that is in the store, whole or in part, and belongs to no document yet. What stays here is swept after a day.
create table document_uploads (
  account_code text not null references accounts (code),
  id uuid not null,
  user_id uuid not null references users (id),
  name text not null,
  bytes bigint,
  received bigint not null default 0,
  modified_at bigint not null default 0,
  folder_id uuid,
  is_internal boolean not null default false,
  created_at timestamptz not null,
  primary key (account_code, id)
);
create index document_uploads_created on document_uploads (created_at);

alter table document_folders enable row level security;
create policy tenant on document_folders
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table documents enable row level security;
create policy tenant on documents
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table document_versions enable row level security;
create policy tenant on document_versions
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table document_views enable row level security;
create policy tenant on document_views
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table document_uploads enable row level security;
create policy tenant on document_uploads
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
