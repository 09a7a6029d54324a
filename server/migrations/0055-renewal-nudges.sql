-- The portal reminds by itself too: such a nudge is nobody's. What it reminds of may be a step after the sections.
alter table renewal_nudges alter column nudged_by drop not null;

-- How often a brokerage has the portal remind of a step that slips; one that has said nothing has the usual.
create table renewal_nudging (
  brokerage_code text primary key references brokerages (code),
  -- Null where the portal is not to remind by itself.
  every_days integer check (every_days between 1 and 60)
);
