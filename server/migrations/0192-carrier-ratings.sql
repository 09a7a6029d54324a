-- A.M. Best ratings of carriers as the brokerage verified them: ratings are licensed, so nothing looks them up.
alter table carrier_naic_numbers
  add column rating text not null default '',
  add column size text not null default '',
  add column rated_on date,
  add column rating_source text not null default '',
  add constraint carrier_ratings_dated check (rating = '' or rated_on is not null);
comment on column carrier_naic_numbers.size is 'Financial size category, in Roman numerals.';
