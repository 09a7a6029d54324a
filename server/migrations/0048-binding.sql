-- Who orders cover besides the Admins of the insured.
create table bind_signers (
  account_code text not null references accounts (code),
  user_id uuid not null references users (id),
  primary key (account_code, user_id)
);

-- Orders to bind an accepted quote, and what became of them.
create table bind_orders (
  account_code text not null,
  quote_id uuid not null,
  cycle_id uuid not null,
  line text not null,
  carrier text not null,
  -- The publication of the quote that was accepted and ordered.
  publication integer not null,
  state text not null check (state in ('PENDING', 'BIND_REQUESTED', 'BOUND', 'BINDER', 'POLICY_RECEIVED', 'CHECKED')),
  -- What was ordered: names, dates, amounts, coverages, forms.
  terms jsonb not null,
  plan text not null,
  declinations jsonb not null,
  -- Statements as they were signed.
  signed jsonb not null,
  no_loss jsonb,
  ordered_by uuid not null references users (id),
  returned jsonb,
  reference text,
  confirmed_by text,
  bound_by uuid references users (id),
  bound_at timestamptz,
  policy_id uuid,
  policy_document_id uuid,
  -- What the policy says.
  policy_terms jsonb,
  checked_by uuid references users (id),
  checked_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (account_code, quote_id),
  check ((state in ('PENDING', 'BIND_REQUESTED')) = (bound_at is null)),
  check ((state = 'CHECKED') = (checked_at is not null)),
  foreign key (account_code, quote_id) references quotes (account_code, id),
  foreign key (account_code, cycle_id) references renewal_cycles (account_code, id)
);
create index bind_orders_of_cycle on bind_orders (account_code, cycle_id);

create table bind_binders (
  account_code text not null,
  quote_id uuid not null,
  number integer not null,
  issued_on date not null,
  expires_on date not null,
  terms jsonb not null,
  document_id uuid not null,
  issued_by uuid references users (id),
  primary key (account_code, quote_id, number),
  foreign key (account_code, quote_id) references bind_orders (account_code, quote_id) on delete cascade
);
create index bind_binders_by_end on bind_binders (expires_on);

-- Reminders of a binder that ends, each sent once.
create table bind_reminders (
  account_code text not null,
  quote_id uuid not null,
  number integer not null,
  days integer not null,
  primary key (account_code, quote_id, number, days),
  foreign key (account_code, quote_id, number) references bind_binders (account_code, quote_id, number) on delete cascade
);

-- What was decided of differences between quote, binder and policy, and of which values.
create table bind_differences (
  account_code text not null,
  quote_id uuid not null,
  key text not null,
  seen text not null,
  choice text not null check (choice in ('ACCEPTED', 'ASKED')),
  note text not null,
  decided_by uuid not null references users (id),
  decided_at timestamptz not null,
  primary key (account_code, quote_id, key),
  foreign key (account_code, quote_id) references bind_orders (account_code, quote_id) on delete cascade
);

alter table bind_signers enable row level security;
create policy tenant on bind_signers
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table bind_orders enable row level security;
create policy tenant on bind_orders
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table bind_binders enable row level security;
create policy tenant on bind_binders
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table bind_reminders enable row level security;
create policy tenant on bind_reminders
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table bind_differences enable row level security;
create policy tenant on bind_differences
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
