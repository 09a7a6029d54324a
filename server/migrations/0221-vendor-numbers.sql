-- The employer number of a vendor is JSON, so that it is encrypted on disk. Certificates have the date that they show.
alter table vendors add column fein jsonb not null default '""';
alter table vendor_certificates add column issued_on date;
