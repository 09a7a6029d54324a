-- An acceptance names the findings that it covers: requirement, and what the certificate showed for it. Earlier ones named
-- issues alone. They go on covering every finding of their issues (a null key), save the unclear ones: a requirement that
-- nobody could judge then says nothing of another one. `issues` is still written, and read by nobody.
alter table vendor_acceptances add column findings jsonb not null default '[]';
comment on column vendor_acceptances.findings is 'The findings that it covers; a null key stands for all of their issue.';
update vendor_acceptances set findings = coalesce(
  (select jsonb_agg(jsonb_build_object('issue', issue, 'key', null, 'text', ''))
    from unnest(issues) as issue where issue <> 'CANNOT_TELL'), '[]');
