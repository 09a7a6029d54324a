-- Uploads of accounts from a spreadsheet, and what became of each row. Each account is created in a transaction of its own
-- together with the state of its row, so that an upload that was cut off goes on without creating one twice.
create table account_uploads (
  id uuid primary key,
  brokerage_code text not null references brokerages (code),
  state text not null check (state in ('DRAFT', 'CREATING', 'CREATED', 'UNDOING', 'UNDONE')),
  file_name text not null,
  bytes integer not null check (bytes >= 0),
  headings jsonb not null,
  columns jsonb not null,
  suggests_codes boolean not null default false,
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  finished_at timestamptz
);
create index account_uploads_newest on account_uploads (brokerage_code, created_at desc);
create index account_uploads_of_all on account_uploads (created_at desc);
comment on column account_uploads.columns is 'The column of the file for each field, counted from 0.';

create table account_upload_rows (
  upload_id uuid not null references account_uploads (id) on delete cascade,
  row integer not null,
  cells jsonb not null,
  state text not null check (state in ('ERROR', 'READY', 'CREATED', 'FAILED', 'REMOVED', 'LEFT')),
  code text not null,
  opening jsonb,
  errors jsonb not null default '[]',
  created_code text,
  message text,
  primary key (upload_id, row)
);
create index account_upload_rows_by_state on account_upload_rows (upload_id, state, row);
comment on column account_upload_rows.opening is 'The account as it will be created; null while the row has errors.';
comment on column account_upload_rows.created_code is 'The account that was created of it.';
