-- Where carriers receive mail: printed on binders and on letters to them.
alter table carrier_naic_numbers add column address text not null default '';
comment on column carrier_naic_numbers.address is 'Mailing address, one line per line of an envelope.';
