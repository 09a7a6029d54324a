-- Between the client's submission and the market the brokerage reviews what was submitted.
alter table renewal_cycles drop constraint renewal_cycles_stage_check;
alter table renewal_cycles add constraint renewal_cycles_stage_check
  check (stage in ('KICKOFF', 'REVIEW', 'TO_MARKET', 'PROPOSAL', 'BIND_ORDER', 'BOUND', 'CLOSED'));

-- A link to a packet is for someone of the brokerage, or for an underwriter of a market.
alter table submission_links
  alter column user_id drop not null,
  add column quote_id uuid,
  add column contact_name text,
  add column contact_email text,
  add column sent_by uuid references users (id),
  add constraint submission_links_recipient check (
    (user_id is not null and quote_id is null and contact_name is null and contact_email is null)
    or (user_id is null and quote_id is not null and contact_name is not null and contact_email is not null)),
  add constraint submission_links_market foreign key (account_code, quote_id) references quotes (account_code, id);
create index submission_links_of_market on submission_links (account_code, quote_id) where quote_id is not null;
comment on column submission_links.quote_id is 'The market that the packet was sent to; null for the brokerage.';
