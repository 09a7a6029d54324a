-- By when employers report injuries in three more states. Where the law leaves room for more than one date, this is the earliest.
insert into claim_deadline_rules (id, kind, state, amount, unit, counted_from, source, from_on, created_at) values
  ('01900000-0000-7000-8000-000000031101', 'EMPLOYER_REPORT', 'CT', 7, 'CALENDAR', 'KNOWN',
    'Conn. Gen. Stat. 31-316, each week: incapacity of 1 day or more', '2020-01-01', '2020-01-01T00:00:00Z'),
  ('01900000-0000-7000-8000-000000031102', 'EMPLOYER_REPORT', 'KY', 3, 'WORKING', 'KNOWN',
    'KRS 342.038(3), to the carrier; the carrier reports to the Department within 1 week', '2020-01-01', '2020-01-01T00:00:00Z'),
  ('01900000-0000-7000-8000-000000031103', 'EMPLOYER_REPORT', 'MS', 10, 'CALENDAR', 'KNOWN',
    'Miss. Code 71-3-67(1), by the employer or carrier: 10 days after the waiting period or a death, so this date is the earliest',
    '2020-01-01', '2020-01-01T00:00:00Z')
  on conflict do nothing;
