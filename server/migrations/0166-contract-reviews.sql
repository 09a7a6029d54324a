-- Contracts whose insurance requirements are compared with the policies of an account. `pages` is the text of the file.
create table contract_reviews (
  account_code text not null references accounts (code),
  id uuid not null,
  name text not null,
  document_id uuid,
  file_name text not null default '',
  pages jsonb not null default '[]',
  set_id uuid,
  set_version integer,
  holder_id uuid,
  project text not null default '',
  version integer not null default 1,
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  primary key (account_code, id),
  foreign key (account_code, set_id) references vendor_requirement_sets (account_code, id) on delete set null (set_id),
  foreign key (account_code, holder_id) references certificate_holders (account_code, id) on delete set null (holder_id)
);
create index contract_reviews_by_set on contract_reviews (account_code, set_id);
create index contract_reviews_by_holder on contract_reviews (account_code, holder_id);
comment on column contract_reviews.set_id is 'The requirement set that it began with.';

-- Requirements of a review. What was read is a proposal; only what a person confirmed has a clause.
create table contract_review_clauses (
  account_code text not null,
  id uuid not null,
  review_id uuid not null,
  place integer not null,
  state text not null check (state in ('FOUND', 'CONFIRMED', 'DISCARDED')),
  page integer,
  from_at integer not null default 0,
  to_at integer not null default 0,
  read_clause jsonb,
  clause jsonb check ((state = 'CONFIRMED') = (clause is not null)),
  decided_by uuid references users (id),
  decided_at timestamptz,
  version integer not null default 1,
  primary key (account_code, id),
  foreign key (account_code, review_id) references contract_reviews (account_code, id) on delete cascade
);
create index contract_review_clauses_of on contract_review_clauses (account_code, review_id, place);
comment on column contract_review_clauses.page is 'null where a person entered it.';

alter table contract_reviews enable row level security;
create policy tenant on contract_reviews
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table contract_review_clauses enable row level security;
create policy tenant on contract_review_clauses
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
