-- Sources of the rules that the portal ships, in plain American English. Rules that a brokerage has changed stay.
update loss_run_rules
  set source = 'SAMPLE: carriers usually take 7 to 10 business days. Not a statute. Replace it with the rule of the state.'
  where id = '01900000-0000-7000-8000-000000000045' and version = 1;
update claim_deadline_rules
  set source = 'SAMPLE: many states require the first report of injury within about a week. Replace it with the rule of the state.'
  where id = '01900000-0000-7000-8000-000000013001' and version = 1 and source like 'SAMPLE%';
update lookup_entries set phrase = 'Amusement center, indoor'
  where edition_id = '00000000-0000-7000-8000-000000000001' and code = '10052';
