-- The role of the application: neither owner nor free of row-level security. Roles belong to the whole server, so
-- another database of the same server may have made it already.
do $$
begin
  create role portico_app nologin nosuperuser nocreatedb nocreaterole noinherit nobypassrls;
exception when duplicate_object or unique_violation then null;
end
$$;

do $$
begin
  execute format('grant portico_app to %I', session_user);
exception when others then
  -- A superuser may take any role and need not be a member.
  if not pg_has_role(session_user, 'portico_app', 'member') then raise; end if;
end
$$;

revoke create on schema public from public;
grant usage on schema public to portico_app;
revoke all on public.applied_migrations from portico_app;

alter default privileges in schema public grant select, insert, update, delete on tables to portico_app;
alter default privileges in schema public grant usage, select on sequences to portico_app;

-- Who did what. The application adds rows and never changes them; rows without an account belong to the platform.
create table audit (
  seq bigint generated always as identity primary key,
  account_code text,
  at timestamptz not null default now(),
  actor_id uuid,
  action text not null,
  subject_type text not null,
  subject_id text,
  before jsonb,
  after jsonb,
  request_id text
);
create index audit_account_seq on audit (account_code, seq desc);
revoke update, delete on audit from portico_app;
alter table audit enable row level security;
create policy tenant on audit using (
  account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*'
);

-- What happened, for event streams and handlers. A reader goes on at (xact, id) and stays below the oldest
-- transaction that still runs, so that a late commit is never skipped.
create table events (
  id bigint generated always as identity primary key,
  xact xid8 not null default pg_current_xact_id(),
  account_code text,
  user_id uuid,
  type text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);
create index events_xact_id on events (xact, id);
create index events_created_at on events (created_at);
alter table events enable row level security;
create policy tenant on events using (
  account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*'
);

-- The first answer to a write, given again when the same key comes again.
create table idempotency (
  user_id uuid not null,
  call text not null,
  key text not null,
  body_hash text not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, call, key)
);
create index idempotency_created_at on idempotency (created_at);

-- Mail and text messages that wait to be sent.
create table messages (
  id uuid primary key,
  channel text not null,
  recipient text not null,
  subject text,
  text text not null,
  code text,
  link text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts integer not null default 0,
  last_error text
);
create index messages_waiting on messages (created_at) where sent_at is null;

-- The job queue keeps its books with the application's role.
grant usage on schema jobs to portico_app;
grant select, insert, update, delete on all tables in schema jobs to portico_app;
alter default privileges in schema jobs grant select, insert, update, delete on tables to portico_app;
