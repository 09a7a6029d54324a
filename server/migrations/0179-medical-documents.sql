-- Documents of claims. Those of an injury are for the people who may see its medical facts, and for the author of its draft.
alter table documents add column claim_id uuid;
alter table documents add column is_medical boolean not null default false;
alter table documents add column medical_author uuid references users (id);
comment on column documents.claim_id is 'The claim that it was added to.';
comment on column documents.is_medical is 'It may tell of an injury: only for people who may see medical facts of claims.';
comment on column documents.medical_author is 'The author of the draft of the claim, who sees it until the claim is reported.';

update documents set claim_id = claim_files.claim_id from claim_files
  where claim_files.account_code = documents.account_code and document_id = documents.id;
update documents set claim_id = claim_answers.claim_id from claim_answers
  where claim_answers.account_code = documents.account_code and documents.id::text = any(document_ids);
update documents set is_medical = true,
    medical_author = case when claims.status = 'DRAFT' then claims.created_by end
  from claims
  where claims.account_code = documents.account_code and claims.id = claim_id
    and (claims.type in ('WORK_COMP', 'NO_FAULT') or claims.medical <> '{}');

-- Names of medical documents are apart too, so that nobody learns of one by being refused its name.
drop index documents_name;
create unique index documents_name on documents
  (account_code, coalesce(folder_id, '00000000-0000-0000-0000-000000000000'), is_internal, is_medical, lower(name))
  where trashed_at is null;
create index documents_of_claim on documents (account_code, claim_id) where claim_id is not null;

-- What areas other than documents and claims may list: nothing that tells of an injury.
create view unrestricted_documents with (security_invoker = true) as
  select account_code, id, folder_id, name, type, tags, is_internal, current_number, created_by, created_at, changed_at,
    trashed_at, version, sent_by
  from documents where not is_medical;
revoke insert, update, delete on unrestricted_documents from portico_app;
