-- The forms and exclusions of a policy, beside its coverages.
alter table policies
  add column forms jsonb not null default '[]',
  add column exclusions text[] not null default '{}';
