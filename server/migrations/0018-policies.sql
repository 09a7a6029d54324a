-- What a policy says beside its term. `stage` is how far it has come; the calendar says the rest.
alter table policies
  add column stage text not null default 'ISSUED' check (stage in ('QUOTED', 'BOUND', 'ISSUED', 'NON_RENEWED')),
  add column is_project boolean not null default false,
  add column premium_cents bigint,
  add column bill_type text check (bill_type in ('AGENCY', 'DIRECT')),
  add column layer_kind text check (layer_kind in ('PRIMARY', 'EXCESS')),
  add column attachment_cents bigint not null default 0 check (attachment_cents >= 0),
  add column limit_cents bigint check (limit_cents > 0),
  add column over_types text[] not null default '{}',
  add column file_state text not null default 'NONE' check (file_state in ('NONE', 'WANTED', 'FAILED', 'STORED')),
  add constraint policies_layer_has_limit check (layer_kind is null or limit_cents is not null);
create index policies_number on policies (account_code, policy_number, effective_date);

create table policy_coverages (
  account_code text not null,
  policy_id uuid not null,
  place integer not null,
  name text not null,
  limit_cents bigint,
  deductible_cents bigint,
  is_retention boolean not null default false,
  note text not null default '',
  primary key (account_code, policy_id, place),
  foreign key (account_code, policy_id) references policies (account_code, id) on delete cascade
);

create table policy_endorsements (
  account_code text not null,
  policy_id uuid not null,
  place integer not null,
  number text not null,
  effective_date date not null,
  description text not null,
  premium_change_cents bigint not null default 0,
  primary key (account_code, policy_id, place),
  foreign key (account_code, policy_id) references policies (account_code, id) on delete cascade
);

-- The files of a policy; what they are stands in the library of documents.
create table policy_documents (
  account_code text not null,
  policy_id uuid not null,
  document_id uuid not null,
  added_at timestamptz not null,
  primary key (account_code, policy_id, document_id),
  foreign key (account_code, policy_id) references policies (account_code, id) on delete cascade
);

alter table policy_coverages enable row level security;
create policy tenant on policy_coverages
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table policy_endorsements enable row level security;
create policy tenant on policy_endorsements
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table policy_documents enable row level security;
create policy tenant on policy_documents
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
