-- The list of certificates is searched and sorted by the database. `words`: what a search looks through.
alter table certificates
  add column words text not null generated always as
    (lower(number || ' rev. ' || revision::text || ' ' || holder_name || ' ' || coalesce(request ->> 'project', ''))) stored;
create index certificates_by_change on certificates (account_code, changed_at desc nulls last, id desc);
-- It served only the list by date of creation.
drop index certificates_newest;

-- Acceptances are read by their findings; their issues are neither read nor written.
alter table vendor_acceptances drop column issues;
