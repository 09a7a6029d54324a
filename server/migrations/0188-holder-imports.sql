-- Certificate holders from spreadsheets: rows are checked and compared with the list, then added or merged in the background.
create table holder_imports (
  account_code text not null references accounts (code),
  id uuid not null,
  state text not null check (state in ('DRAFT', 'IMPORTING', 'IMPORTED', 'UNDOING', 'UNDONE')),
  file_name text not null,
  headings jsonb not null,
  columns jsonb not null,
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  finished_at timestamptz,
  primary key (account_code, id)
);
create index holder_imports_newest on holder_imports (account_code, created_at desc);
comment on column holder_imports.columns is 'The column of the file for each field, counted from 0.';

create table holder_import_rows (
  account_code text not null,
  import_id uuid not null,
  row integer not null,
  cells jsonb not null,
  state text not null
    check (state in ('ERROR', 'READY', 'ADDED', 'MERGED', 'KEPT', 'FAILED', 'REVERSED', 'LEFT')),
  draft jsonb,
  errors jsonb not null default '[]',
  like_holder uuid,
  like_row integer,
  choice text not null check (choice in ('ADD', 'MERGE', 'KEEP')),
  holder_id uuid,
  holder_version integer,
  before jsonb,
  message text,
  primary key (account_code, import_id, row),
  foreign key (account_code, import_id) references holder_imports (account_code, id) on delete cascade
);
create index holder_import_rows_by_state on holder_import_rows (account_code, import_id, state, row);
comment on column holder_import_rows.draft is 'The holder that the row describes; null while it has errors.';
comment on column holder_import_rows.like_row is 'The row above that this one looks like, where no holder on the list does.';
comment on column holder_import_rows.before is 'A merged holder as it was, to be restored by the undo.';

alter table holder_imports enable row level security;
create policy tenant on holder_imports
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table holder_import_rows enable row level security;
create policy tenant on holder_import_rows
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
