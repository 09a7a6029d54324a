-- Acceptances are read by their findings. The column of their issues is not written either; a later release drops it.
alter table vendor_acceptances alter column issues set default '{}';
comment on column vendor_acceptances.issues is 'Unused: see findings.';
