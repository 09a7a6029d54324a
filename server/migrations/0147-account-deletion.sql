-- Deleting an account: exported first, deleted for 30 days, then erased. These are records of the platform about an
-- account, and outlive its rows.
create table account_deletions (
  id uuid primary key,
  code text not null references accounts (code),
  company_name text not null,
  state text not null check (state in
    ('EXPORTING', 'EXPORTED', 'FAILED', 'CONFIRMING', 'DELETED', 'RESTORED', 'CANCELED', 'ERASED')),
  started_by uuid not null references users (id),
  started_at timestamptz not null,
  export_key text,
  export_bytes bigint,
  export_sha256 text,
  export_counts jsonb,
  exported_at timestamptz,
  asked_by uuid references users (id),
  asked_at timestamptz,
  confirmed_by uuid references users (id),
  deleted_at timestamptz,
  erase_after timestamptz,
  ended_by uuid references users (id),
  ended_at timestamptz,
  end_reason text,
  erased_at timestamptz,
  erased_counts jsonb,
  certificate_key text,
  certificate_bytes bigint
);
create unique index account_deletions_open on account_deletions (code)
  where state in ('EXPORTING', 'EXPORTED', 'CONFIRMING', 'DELETED');
create index account_deletions_of on account_deletions (code, started_at desc);
create index account_deletions_due on account_deletions (erase_after) where state = 'DELETED';

create table account_legal_holds (
  id uuid primary key,
  code text not null references accounts (code),
  reason text not null,
  set_by uuid not null references users (id),
  set_at timestamptz not null,
  lifted_by uuid references users (id),
  lifted_at timestamptz,
  lift_reason text
);
create unique index account_legal_holds_open on account_legal_holds (code) where lifted_at is null;

-- Erases every row of an account whose 30 days are over, whatever the application's role may delete. The audit stays: it is
-- the evidence, and its seals cover it. Tables that refer to one another are tried until none is left.
create function erase_account(deletion uuid, at timestamptz) returns jsonb
language plpgsql security definer set search_path = public as $$
declare
  erased text;
  codes text[];
  tables text[];
  remaining text[];
  counts jsonb := '{}';
  n bigint;
  t text;
begin
  select code into erased from account_deletions where id = deletion and state = 'DELETED' and erase_after <= at for update;
  if erased is null then raise exception 'This account is not to be erased'; end if;
  if exists (select 1 from account_legal_holds where code = erased and lifted_at is null) then
    raise exception 'This account is under a legal hold';
  end if;
  select array_agg(code) into codes from accounts where code = erased or merged_into = erased;
  select array_agg(c.table_name::text order by c.table_name) into tables
    from information_schema.columns c join information_schema.tables b using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'account_code' and b.table_type = 'BASE TABLE'
      and c.table_name <> 'audit';
  while cardinality(tables) > 0 loop
    remaining := '{}';
    foreach t in array tables loop
      begin
        execute format('delete from %I where account_code = any($1)', t) using codes;
        get diagnostics n = row_count;
        if n > 0 then counts := counts || jsonb_build_object(t, n); end if;
      exception when foreign_key_violation then
        remaining := remaining || t;
      end;
    end loop;
    if cardinality(remaining) = cardinality(tables) then
      raise exception 'Rows of % refer to one another', array_to_string(remaining, ', ');
    end if;
    tables := remaining;
  end loop;
  update accounts set company_name = 'Erased account', ams_code = null, ams_type = null, primary_contact_id = null,
    lines = '{}', phase = null, broker_status = 'INACTIVE', archived_at = coalesce(archived_at, at), deleted_at = coalesce(deleted_at, at)
    where code = any(codes);
  return counts;
end $$;
revoke all on function erase_account(uuid, timestamptz) from public;
grant execute on function erase_account(uuid, timestamptz) to portico_app;
