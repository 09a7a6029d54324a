-- By when carriers acknowledge claims, for each state whose law gives a number of days. Where a law applies to some lines only, its
-- rule names them. For other states the list says that no rule is on file, in place of a day that no law gives.
update claim_deadline_rules
  set unit = 'NONE', amount = 1,
    source = 'No rule on file for this state. Enter its law, or what the carrier agreed to. Most states require acknowledgment with reasonable promptness.'
  where id = '01900000-0000-7000-8000-000000018701' and version = 1 and source like 'SAMPLE%';
update claim_deadline_rules
  set source = 'The acknowledgment rules on file do not apply to workers’ compensation. Enter the rule of a state that has one.'
  where id = '01900000-0000-7000-8000-000000025001' and version = 1;

insert into claim_deadline_rules (id, kind, state, line, amount, unit, source, from_on, created_at)
  select id::uuid, 'ACKNOWLEDGMENT', state, line, amount, unit, source, from_on::date, '2020-01-01T00:00:00Z' from (values
  ('01900000-0000-7000-8000-000000031001', 'AL', '', 15, 'CALENDAR', '2020-01-01',
    'Ala. Admin. Code 482-1-125-.06(1): first-party property and casualty claims'),
  ('01900000-0000-7000-8000-000000031002', 'AK', '', 10, 'WORKING', '2020-01-01',
    '3 AAC 26.040(a)(1) and (b)(1): in writing'),
  ('01900000-0000-7000-8000-000000031003', 'AZ', '', 10, 'WORKING', '2020-01-01',
    'A.A.C. R20-6-801(E)(1)'),
  ('01900000-0000-7000-8000-000000031004', 'AR', '', 15, 'WORKING', '2020-01-01',
    'Arkansas Insurance Department Rule 43: not for workers’ compensation and employers liability'),
  ('01900000-0000-7000-8000-000000031005', 'CO', '', 1, 'NONE', '2020-01-01',
    'C.R.S. 10-3-1104(1)(h)(II): reasonably promptly, without a number of days'),
  ('01900000-0000-7000-8000-000000031006', 'CT', '', 1, 'NONE', '2020-01-01',
    'Conn. Gen. Stat. 38a-816(6)(B): with reasonable promptness, without a number of days'),
  ('01900000-0000-7000-8000-000000031007', 'DE', '', 15, 'WORKING', '2020-01-01',
    '18 Del. Admin. Code 902, section 3.1.2: communications about claims by insureds'),
  ('01900000-0000-7000-8000-000000031008', 'FL', '', 14, 'CALENDAR', '2020-01-01',
    'Fla. Admin. Code 69O-166.024(1)'),
  ('01900000-0000-7000-8000-000000031009', 'FL', 'PROPERTY', 14, 'CALENDAR', '2020-01-01',
    'Fla. Stat. 627.70131(1)(a), as in force until February 2023'),
  ('01900000-0000-7000-8000-000000031010', 'FL', 'PROPERTY', 7, 'CALENDAR', '2023-03-01',
    'Fla. Stat. 627.70131(1)(a): property insurance'),
  ('01900000-0000-7000-8000-000000031011', 'GA', '', 1, 'NONE', '2020-01-01',
    'O.C.G.A. 33-6-34(2): with reasonable promptness. The 15 days of Rule 120-2-52-.03 are for first-party property damage.'),
  ('01900000-0000-7000-8000-000000031012', 'GA', 'PROPERTY', 15, 'CALENDAR', '2020-01-01',
    'Ga. Comp. R. & Regs. 120-2-52-.03(1): first-party property damage'),
  ('01900000-0000-7000-8000-000000031013', 'GA', 'AUTO', 15, 'CALENDAR', '2020-01-01',
    'Ga. Comp. R. & Regs. 120-2-52-.03(1): first-party damage to vehicles only'),
  ('01900000-0000-7000-8000-000000031014', 'HI', '', 15, 'WORKING', '2020-01-01',
    'HRS 431:13-103(a)(11)(B): a response, and more than an acknowledgment'),
  ('01900000-0000-7000-8000-000000031015', 'IA', '', 15, 'CALENDAR', '2020-01-01',
    'Iowa Admin. Code 191-15.42(1): property and casualty'),
  ('01900000-0000-7000-8000-000000031016', 'KS', '', 10, 'WORKING', '2020-01-01',
    'K.A.R. 40-1-34, which adopts section 6 of the NAIC model regulation of January 1981'),
  ('01900000-0000-7000-8000-000000031017', 'KY', '', 15, 'WORKING', '2020-01-01',
    '806 KAR 12:095: property and casualty; its days are Monday to Friday without holidays, so this date is the earliest'),
  ('01900000-0000-7000-8000-000000031018', 'LA', '', 1, 'NONE', '2020-01-01',
    'La. R.S. 22:1964(14)(b): reasonably promptly. La. R.S. 22:1892(A)(3) sets 14 days to begin adjusting property damage, not to acknowledge it.'),
  ('01900000-0000-7000-8000-000000031019', 'MN', '', 10, 'WORKING', '2020-01-01',
    'Minn. Stat. 72A.201, subd. 4(1): all but health insurance'),
  ('01900000-0000-7000-8000-000000031020', 'MO', '', 10, 'WORKING', '2020-01-01',
    '20 CSR 100-1.030(1)'),
  ('01900000-0000-7000-8000-000000031021', 'NC', '', 30, 'CALENDAR', '2020-01-01',
    'N.C.G.S. 58-3-100(c), if the notice identifies the coverage'),
  ('01900000-0000-7000-8000-000000031022', 'NE', '', 15, 'WORKING', '2020-01-01',
    '210 Neb. Admin. Code, ch. 60, section 006: property and casualty'),
  ('01900000-0000-7000-8000-000000031023', 'NH', '', 10, 'WORKING', '2020-01-01',
    'N.H. Admin. Code Ins 1002.05(b): property and casualty'),
  ('01900000-0000-7000-8000-000000031024', 'OK', '', 30, 'CALENDAR', '2020-01-01',
    '36 O.S. 1250.6(A); Okla. Admin. Code 365:15-3-5(a) has 30 business days, so this date is the earliest'),
  ('01900000-0000-7000-8000-000000031025', 'OR', '', 30, 'CALENDAR', '2020-01-01',
    'OAR 836-080-0225(1)'),
  ('01900000-0000-7000-8000-000000031026', 'SD', '', 30, 'CALENDAR', '2020-01-01',
    'SDCL 58-33-67(1): to acknowledge and act upon communications'),
  ('01900000-0000-7000-8000-000000031027', 'TN', '', 30, 'CALENDAR', '2020-01-01',
    'Tenn. Comp. R. & Regs. 0780-01-05-.07(1)'),
  ('01900000-0000-7000-8000-000000031028', 'VA', '', 10, 'WORKING', '2020-01-01',
    '14 VAC 5-400-50(A)'),
  ('01900000-0000-7000-8000-000000031029', 'WI', '', 10, 'CALENDAR', '2020-01-01',
    'Wis. Admin. Code Ins 6.11(3)(a)1 and (4): promptly means within 10 consecutive days')
  ) as v (id, state, line, amount, unit, from_on, source)
  on conflict do nothing;
