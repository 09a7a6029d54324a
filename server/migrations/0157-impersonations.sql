-- Platform administrators who see the product as someone else, read-only and for a limited time, within their own session.
create table impersonations (
  id uuid primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  administrator_id uuid not null references users (id),
  user_id uuid not null references users (id),
  reason text not null,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('STOPPED', 'EXPIRED', 'LOGGED_OUT', 'NOT_ALLOWED'))
);
create unique index impersonations_open on impersonations (session_id) where ended_at is null;
create index impersonations_ends on impersonations (ends_at) where ended_at is null;

alter table audit add column impersonated_by uuid;
comment on column audit.impersonated_by is 'The platform administrator who was viewing as the actor.';
-- The accounts that were opened meanwhile.
create index audit_impersonations on audit (subject_id, account_code) where subject_type = 'impersonation';
