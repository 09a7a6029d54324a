-- Letters that notify lenders and lessors of a loss to property in which they have an interest. Without an email address the
-- letter is printed and mailed; `mailed_on` is null until then.
create table claim_lender_notices (
  account_code text not null,
  id uuid not null,
  claim_id uuid not null,
  name text not null,
  interest text not null,
  address text not null,
  loan text not null,
  email text not null,
  file_key text not null,
  file_name text not null,
  bytes bigint not null,
  sent_by uuid not null references users (id),
  sent_at timestamptz not null,
  mailed_on date,
  primary key (account_code, id),
  foreign key (account_code, claim_id) references claims (account_code, id) on delete cascade
);
create index claim_lender_notices_of on claim_lender_notices (account_code, claim_id, sent_at);
alter table claim_lender_notices enable row level security;
create policy tenant on claim_lender_notices
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
