-- Taxes come back with the premium; fees only where a policy is canceled flat. What the carrier returned is entered later.
alter table policy_status_changes
  add column return_taxes_cents bigint check (return_taxes_cents >= 0),
  add column return_fees_cents bigint check (return_fees_cents >= 0),
  add column carrier_return_cents bigint check (carrier_return_cents >= 0),
  add check (carrier_return_cents is null or kind = 'CANCEL');
