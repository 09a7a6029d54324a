-- What it costs to close the gap of a contract requirement, in cents, and by when, as the brokerage states it.
alter table contract_review_clauses
  add column cure jsonb,
  add column cured_by uuid references users (id),
  add column cured_at timestamptz;
