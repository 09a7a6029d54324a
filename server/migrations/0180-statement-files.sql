-- Photos and files that come with a statement: files of its claim.
alter table claim_files add column statement_id uuid;
alter table claim_files add foreign key (account_code, statement_id) references claim_statements (account_code, id);
comment on column claim_files.statement_id is 'The statement that it came with.';
