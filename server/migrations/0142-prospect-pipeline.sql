-- How far the brokerage is with a prospect, and where it came from. The insured never see it.
create table account_pipelines (
  account_code text primary key references accounts (code),
  stage text not null check (stage in ('NEW', 'CONTACTED', 'QUALIFIED', 'MARKETING', 'PROPOSED', 'ON_HOLD', 'LOST')),
  source text check (source in ('REFERRAL', 'WEBSITE', 'REGISTRATION', 'CAMPAIGN', 'EVENT', 'OUTREACH', 'OTHER')),
  version integer not null default 1
);
alter table account_pipelines enable row level security;
create policy tenant on account_pipelines
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');

-- The prospects of all brokerages, newest first.
create index accounts_prospects on accounts (created_at desc, code desc)
  where relationship = 'PROSPECT' and deleted_at is null and archived_at is null;
