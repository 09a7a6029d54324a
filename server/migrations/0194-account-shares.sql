-- Sharing an account with a second brokerage: proposed and confirmed as a move is, in force from its effective date until
-- its end date or until someone ends it. `done_at` is when it came into force.
alter table account_transfers
  add kind text not null default 'MOVE' check (kind in ('MOVE', 'SHARE')),
  add ends_on date,
  add ends_at timestamptz,
  drop constraint account_transfers_state_check,
  drop constraint account_transfers_check1,
  drop constraint account_transfers_check2,
  add constraint account_transfers_state_check check (state in
    ('PROPOSED', 'AGREED', 'BLOCKED', 'DONE', 'IN_FORCE', 'ENDED', 'DECLINED', 'WITHDRAWN', 'EXPIRED')),
  add constraint account_transfers_consents check (state not in ('AGREED', 'BLOCKED', 'DONE', 'IN_FORCE', 'ENDED')
    or (from_confirmed_at is not null and to_confirmed_at is not null)),
  add constraint account_transfers_done check ((state in ('DONE', 'IN_FORCE', 'ENDED')) = (done_at is not null)),
  add constraint account_transfers_kind_states check (case kind when 'SHARE' then state <> 'DONE'
    else state not in ('IN_FORCE', 'ENDED') end),
  add constraint account_transfers_end check ((ends_on is null) = (ends_at is null)
    and (ends_on is null or (kind = 'SHARE' and ends_on > effective_on)));
drop index account_transfers_open;
create unique index account_transfers_open on account_transfers (code, kind)
  where state in ('PROPOSED', 'AGREED', 'BLOCKED', 'IN_FORCE');
create index account_transfers_shared_with on account_transfers (to_code, code) where state = 'IN_FORCE';
create index account_transfers_ending on account_transfers (ends_at) where state = 'IN_FORCE';
comment on column account_transfers.ends_at is 'When the end date of a share begins by the clocks of the account.';
comment on column account_transfers.team is 'Of the new brokerage: people and their roles. Empty for a share.';

create view account_shares with (security_invoker = true) as
  select share.code as shared_code, share.from_code as owner_code, share.to_code as shared_with,
    second.name as shared_with_name, share.ends_at
  from account_transfers share
    join accounts on accounts.code = share.code and accounts.brokerage_code = share.from_code
      and deleted_at is null and archived_at is null
    join brokerages owner on owner.code = share.from_code and owner.suspended_at is null
    join brokerages second on second.code = share.to_code
  where share.state = 'IN_FORCE' and (share.ends_at is null or share.ends_at > now());
revoke insert, update, delete on account_shares from portico_app;
