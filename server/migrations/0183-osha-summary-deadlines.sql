-- Deadlines of the yearly OSHA summary fall on a date of the year after the injury, which the amount gives as month and day.
alter table claim_deadline_rules
  drop constraint claim_deadline_rules_kind_check,
  drop constraint claim_deadline_rules_unit_check,
  drop constraint claim_deadline_rules_amount_check;
alter table claim_deadline_rules
  add constraint claim_deadline_rules_kind_check check (kind in ('EMPLOYER_REPORT', 'OSHA_FATALITY', 'OSHA_INPATIENT',
    'OSHA_LOG', 'SUMMARY_POST', 'SUMMARY_REMOVE', 'SUMMARY_SUBMIT', 'NO_FAULT', 'SUIT')),
  add constraint claim_deadline_rules_unit_check check (unit in ('CALENDAR', 'WORKING', 'HOURS', 'NEXT_YEAR')),
  add constraint claim_deadline_rules_amount_check check (amount between 1 and 1231);
comment on column claim_deadline_rules.amount is 'Days or hours; with NEXT_YEAR a date as month and day: 302 is March 2.';

insert into claim_deadline_rules (id, kind, state, amount, unit, source, from_on, created_at) values
  ('01900000-0000-7000-8000-000000018201', 'SUMMARY_POST', 'US', 201, 'NEXT_YEAR',
    'SAMPLE: 29 CFR 1904.32(b)(6). Verify before you rely on it.', '2020-01-01', '2020-01-01T00:00:00Z'),
  ('01900000-0000-7000-8000-000000018202', 'SUMMARY_REMOVE', 'US', 430, 'NEXT_YEAR',
    'SAMPLE: 29 CFR 1904.32(b)(6). Verify before you rely on it.', '2020-01-01', '2020-01-01T00:00:00Z'),
  ('01900000-0000-7000-8000-000000018203', 'SUMMARY_SUBMIT', 'US', 302, 'NEXT_YEAR',
    'SAMPLE: 29 CFR 1904.41(c), by size and industry of the establishment. Verify before you rely on it.',
    '2020-01-01', '2020-01-01T00:00:00Z');
