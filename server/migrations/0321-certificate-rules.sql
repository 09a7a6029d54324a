-- What a brokerage decides about the certificates of its accounts. One without a row has the usual rules.
create table certificate_rules (
  brokerage_code text primary key references brokerages (code),
  review text not null check (review in ('ENDORSEMENTS', 'OPERATIONS', 'ALL')),
  representative text not null
);
comment on column certificate_rules.review is 'Which certificates of the insured the brokerage reviews.';
comment on column certificate_rules.representative is 'Authorized representative; blank for the contact of the account.';
