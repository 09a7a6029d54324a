-- Deadlines that fall on a day of a month, and lines or states that have no such deadline.
alter table claim_deadline_rules drop constraint claim_deadline_rules_unit_check;
alter table claim_deadline_rules
  add constraint claim_deadline_rules_unit_check check (unit in ('CALENDAR', 'WORKING', 'HOURS', 'MONTH_DAY', 'NEXT_MONTH',
    'NEXT_YEAR', 'NONE'));
comment on column claim_deadline_rules.amount is
  'Days or hours; with MONTH_DAY and NEXT_MONTH a day of the month, 31 its last; with NEXT_YEAR a date as month and day: 302 is March 2; with NONE unused.';

update claim_deadline_rules
  set source = 'SAMPLE: NAIC Model Regulation 902 (July 1997), section 6. Verify before you rely on it.'
  where id = '01900000-0000-7000-8000-000000018701' and version = 1 and source like 'SAMPLE%';

insert into claim_deadline_rules (id, kind, state, line, amount, unit, counted_from, source, from_on, created_at) values
  ('01900000-0000-7000-8000-000000025001', 'ACKNOWLEDGMENT', 'US', 'WORKERS_COMP', 1, 'NONE', '',
    'NAIC Model Regulation 902, 11 NYCRR 216.2, N.J.A.C. 11:2-17.2, and Texas Insurance Code 542.053 do not apply to workers’ compensation. Enter the rule of a state that has one.',
    '2020-01-01', '2020-01-01T00:00:00Z'),
  ('01900000-0000-7000-8000-000000025002', 'ACKNOWLEDGMENT', 'NY', 'INLAND_MARINE', 1, 'NONE', '',
    '11 NYCRR 216.2: not for inland marine insurance, unless Insurance Law 3425 applies',
    '2020-01-01', '2020-01-01T00:00:00Z'),
  ('01900000-0000-7000-8000-000000025003', 'ACKNOWLEDGMENT', 'NJ', 'EQUIPMENT_BREAKDOWN', 1, 'NONE', '',
    'N.J.A.C. 11:2-17.2: not for boiler and machinery insurance', '2020-01-01', '2020-01-01T00:00:00Z'),
  ('01900000-0000-7000-8000-000000025004', 'EMPLOYER_REPORT', 'IL', '', 25, 'MONTH_DAY', 'KNOWN',
    '820 ILCS 305/6(b) and 50 Ill. Adm. Code 9010.10, form IC45, between the 15th and the 25th of each month: more than 3 scheduled work days are lost, so this date is the earliest; a death within 2 working days',
    '2020-01-01', '2020-01-01T00:00:00Z')
  on conflict do nothing;

-- Due dates of workers' compensation claims that came from the rule of any line. The others are settled once a day.
delete from claim_deadlines due using claims c
  where due.kind = 'ACKNOWLEDGMENT' and c.account_code = due.account_code and c.id = due.claim_id and c.type = 'WORK_COMP';
