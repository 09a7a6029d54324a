-- Which loss of the account's loss runs a claim is, once a person has said so, and which it is not.
create table claim_loss_links (
  account_code text not null,
  claim_id uuid not null,
  policy_id uuid not null,
  loss_key text not null check (loss_key = lower(loss_key)),
  state text not null check (state in ('LINKED', 'DECLINED')),
  reviewed_loss uuid,
  reviewed_version integer,
  decided_by uuid not null references users (id),
  decided_at timestamptz not null,
  primary key (account_code, claim_id, policy_id, loss_key),
  foreign key (account_code, claim_id) references claims (account_code, id) on delete cascade
);
create unique index claim_loss_links_one_loss on claim_loss_links (account_code, claim_id) where state = 'LINKED';
create unique index claim_loss_links_one_claim on claim_loss_links (account_code, policy_id, loss_key)
  where state = 'LINKED';
comment on column claim_loss_links.loss_key is 'The claim number of the loss run in lower case: each loss run has the loss again.';
comment on column claim_loss_links.reviewed_loss is 'The loss of the newest loss run that was compared with the claim.';

-- What a claim was worth on a day, in cents, and who said so.
create table claim_valuations (
  account_code text not null,
  claim_id uuid not null,
  valued_on date not null,
  source text not null check (source in ('CLAIM', 'LOSS_RUN', 'CARRIER')),
  paid_indemnity bigint not null check (paid_indemnity >= 0),
  paid_medical bigint not null check (paid_medical >= 0),
  paid_expense bigint not null check (paid_expense >= 0),
  reserve_indemnity bigint not null check (reserve_indemnity >= 0),
  reserve_medical bigint not null check (reserve_medical >= 0),
  reserve_expense bigint not null check (reserve_expense >= 0),
  recovered_indemnity bigint not null check (recovered_indemnity >= 0),
  recovered_medical bigint not null check (recovered_medical >= 0),
  recovered_expense bigint not null check (recovered_expense >= 0),
  note text not null default '',
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  primary key (account_code, claim_id, valued_on, source),
  foreign key (account_code, claim_id) references claims (account_code, id) on delete cascade
);

alter table claim_loss_links enable row level security;
create policy tenant on claim_loss_links
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table claim_valuations enable row level security;
create policy tenant on claim_valuations
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');

create index claims_loss_day on claims (account_code, loss_on) where status <> 'DRAFT';
create index claims_carrier_number on claims (account_code, lower(claim_number)) where claim_number <> '';
create index losses_day on losses (account_code, loss_on);
create index losses_number on losses (account_code, regexp_replace(lower(claim_number), '[^a-z0-9]', '', 'g'));
