-- Nobody gets into a suspended brokerage but platform administrators. Everything stays as it is.
alter table brokerages add column suspended_at timestamptz;
alter table brokerages add column suspended_reason text;

-- Subdomains that a brokerage gave up. They stay its own: old links must not lead to another brokerage.
create table former_subdomains (
  subdomain text primary key,
  brokerage_code text not null references brokerages (code)
);

-- What happened to a brokerage, its staff and its invitations, newest first.
create index audit_of_brokerage on audit (
  (case when subject_type = 'brokerage' then subject_id else coalesce(after->>'brokerage', before->>'brokerage') end),
  seq desc
) where subject_type in ('brokerage', 'broker_person', 'broker_invitation');
