-- Pages of a profile are commented on and given to people as applications are: what a row is about is one or the other.
alter table application_comments
  drop constraint application_comments_pkey,
  alter column application_id drop not null,
  add column profile_page text,
  add column subject text not null generated always as (coalesce(application_id::text, profile_page)) stored,
  add check (num_nonnulls(application_id, profile_page) = 1),
  add primary key (account_code, subject, id);

alter table application_assignments
  drop constraint application_assignments_pkey,
  alter column application_id drop not null,
  add column profile_page text,
  add column subject text not null generated always as (coalesce(application_id::text, profile_page)) stored,
  add check (num_nonnulls(application_id, profile_page) = 1),
  add primary key (account_code, subject, part);
