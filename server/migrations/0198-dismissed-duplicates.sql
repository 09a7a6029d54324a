-- Records of a brokerage that look alike and are not duplicates, as someone decided for a reason. The digest is that of the
-- records, so that one more of them asks again.
create table dismissed_duplicates (
  brokerage_code text not null references brokerages (code),
  kind text not null check (kind in ('ACCOUNT', 'CONTACT', 'VEHICLE', 'LOCATION', 'DRIVER')),
  digest text not null check (digest ~ '^[0-9a-f]{32}$'),
  reason text not null,
  dismissed_by uuid not null references users (id),
  dismissed_at timestamptz not null,
  primary key (brokerage_code, kind, digest)
);
