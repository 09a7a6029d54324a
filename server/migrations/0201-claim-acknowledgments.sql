-- Within what time carriers acknowledge a notice of a claim, as a dated rule by state.
alter table claim_deadline_rules drop constraint claim_deadline_rules_kind_check;
alter table claim_deadline_rules
  add constraint claim_deadline_rules_kind_check check (kind in ('EMPLOYER_REPORT', 'OSHA_FATALITY', 'OSHA_INPATIENT',
    'OSHA_LOG', 'SUMMARY_POST', 'SUMMARY_REMOVE', 'SUMMARY_SUBMIT', 'NO_FAULT', 'SUIT', 'ACKNOWLEDGMENT'));

insert into claim_deadline_rules (id, kind, state, amount, unit, source, from_on, created_at) values
  ('01900000-0000-7000-8000-000000018701', 'ACKNOWLEDGMENT', 'US', 15, 'CALENDAR',
    'SAMPLE: NAIC Model Regulation 902 (July 1997), section 6, not for workers’ compensation. Verify before you rely on it.',
    '2020-01-01', '2020-01-01T00:00:00Z'),
  ('01900000-0000-7000-8000-000000018702', 'ACKNOWLEDGMENT', 'NY', 15, 'WORKING',
    'SAMPLE: 11 NYCRR 216.4(a). Verify before you rely on it.', '2020-01-01', '2020-01-01T00:00:00Z'),
  ('01900000-0000-7000-8000-000000018703', 'ACKNOWLEDGMENT', 'CA', 15, 'CALENDAR',
    'SAMPLE: 10 CCR 2695.5(e). Verify before you rely on it.', '2020-01-01', '2020-01-01T00:00:00Z'),
  ('01900000-0000-7000-8000-000000018704', 'ACKNOWLEDGMENT', 'TX', 15, 'CALENDAR',
    'SAMPLE: Texas Insurance Code 542.055; surplus lines carriers have 30 business days. Verify before you rely on it.',
    '2020-01-01', '2020-01-01T00:00:00Z');

-- Reported claims of all accounts keep a due date at once; from then on the portal settles it as claims change.
insert into claim_deadlines (account_code, claim_id, kind, label, due_on, is_medical)
  select account_code, id, 'ACKNOWLEDGMENT', 'Carrier’s acknowledgment', reported_on + 15, false
  from claims where status = 'REPORTED' and reported_on is not null
  on conflict do nothing;

-- Drafts that guests sent, which the dashboard names.
create index claims_to_confirm on claims (account_code) where awaits_confirmation and status = 'DRAFT';

-- What of an account's claims waits for its own people: first notices to confirm, and questions to answer.
create function client_claims(account text) returns jsonb language sql stable as $$
  select jsonb_build_object('drafts', drafts.many, 'draftId', drafts.id, 'questions', questions.many,
      'conversationId', questions.id)
    from (select count(*) as many, min(id::text) as id from claims
        where account_code = account and awaits_confirmation and status = 'DRAFT') drafts
      cross join (select count(*) as many, min(id::text) as id from conversations
        where account_code = account and topic = 'claim' and status = 'WAITING_CLIENT') questions
$$;
