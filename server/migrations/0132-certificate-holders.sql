-- Who receives certificates of insurance of an account: once for each interest in each asset.
create table certificate_holders (
  account_code text not null references accounts (code),
  id uuid not null,
  name text not null,
  attention text not null default '',
  street text not null,
  city text not null,
  state text not null,
  zip text not null,
  email text not null default '',
  group_name text not null default '',
  interest text not null
    check (interest in ('CERTIFICATE', 'ADDITIONAL_INSURED', 'LOSS_PAYEE', 'MORTGAGEE', 'LENDERS_LOSS_PAYABLE')),
  loan_number text not null default '',
  asset text not null default '',
  wording text not null default '',
  is_renewed boolean not null default true,
  version integer not null default 1,
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  primary key (account_code, id)
);
create unique index certificate_holders_once
  on certificate_holders (account_code, lower(name), interest, lower(asset));
comment on column certificate_holders.asset is 'The location or vehicle that the interest is in; blank for all.';
comment on column certificate_holders.is_renewed is 'Whether the holder gets a certificate again when the policies renew.';

alter table certificate_holders enable row level security;
create policy tenant on certificate_holders
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
