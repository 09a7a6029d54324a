-- What an upload has become: whoever lost the answer to its finish asks again and is given the same.
alter table document_uploads add column document_id uuid;
alter table document_uploads add foreign key (account_code, document_id)
  references documents (account_code, id) on delete cascade;
create index document_uploads_document on document_uploads (account_code, document_id) where document_id is not null;

-- By whose clocks a brokerage works: its answers are promised in hours of its own working days.
alter table brokerages add column time_zone text not null default 'America/New_York';
