-- A chain of keyed hashes over the audit: each seal covers the rows after the one before. Whoever changes or takes away
-- a row in the database breaks the chain, and cannot mend it without the server's secret.
create table audit_seals (
  number integer primary key check (number > 0),
  -- The last row that it covers.
  seq bigint not null,
  rows integer not null check (rows > 0),
  at timestamptz not null,
  previous text not null,
  hash text not null
);
revoke update, delete on audit_seals from portico_app;
