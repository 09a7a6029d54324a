-- One file on its way into one tab of a schedule. Its file, and the plan of what it does to rows, lie in the file store.
create table schedule_imports (
  account_code text not null references accounts (code),
  id uuid not null,
  schedule_type text not null,
  tab_id integer not null,
  state text not null check (state in ('READING', 'COLUMNS', 'CHECKING', 'CHECKED', 'IMPORTING', 'IMPORTED', 'CANCELING',
    'CANCELED', 'UNDOING', 'UNDONE', 'FAILED')),
  file_name text not null,
  -- Null once the file is no longer kept.
  file_key text,
  media_type text not null,
  bytes bigint not null,
  sha256 text not null,
  look jsonb,
  choices jsonb,
  counts jsonb,
  totals jsonb not null default '[]',
  -- Which side a cell takes that both changed.
  sides jsonb,
  plan_key text,
  plan_bytes bigint not null default 0,
  -- Up to which byte of the plan its rows are made, and taken back.
  made_to bigint not null default 0,
  undone_to bigint not null default 0,
  -- Rows and cells that were changed since, which an undo left.
  left_count integer not null default 0,
  progress integer not null default 0 check (progress between 0 and 100),
  message text,
  created_at timestamptz not null,
  created_by uuid not null references users (id),
  changed_at timestamptz not null,
  primary key (account_code, id)
);
create index schedule_imports_newest on schedule_imports (account_code, created_at desc, id desc);
create index schedule_imports_of_all on schedule_imports (created_at desc, id desc);

-- The first rows of each kind that an import adds, changes, removes or leaves out, to be looked at.
create table schedule_import_rows (
  account_code text not null,
  import_id uuid not null,
  kind text not null,
  place integer not null,
  row jsonb not null,
  primary key (account_code, import_id, kind, place),
  foreign key (account_code, import_id) references schedule_imports on delete cascade
);

-- The column that people of a brokerage chose last for a heading of a file.
create table schedule_import_headings (
  brokerage_code text not null references brokerages (code),
  schedule_type text not null,
  heading text not null,
  column_key text not null,
  changed_at timestamptz not null,
  primary key (brokerage_code, schedule_type, heading)
);

alter table schedule_imports enable row level security;
create policy tenant on schedule_imports
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table schedule_import_rows enable row level security;
create policy tenant on schedule_import_rows
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
