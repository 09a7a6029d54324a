-- Taxes, fees, and payment plan of a policy, its named insureds with the first named insured first, and its locations.
alter table policies
  add column taxes_cents bigint check (taxes_cents >= 0),
  add column fees_cents bigint check (fees_cents >= 0),
  add column payment_plan text check (payment_plan in ('FULL', 'TWO_PAY', 'QUARTERLY', 'MONTHLY')),
  add column named_insureds text[] not null default '{}',
  add column insured_locations text[] not null default '{}';
