-- Messages of the platform to many people, by banner, email or both.
create table broadcasts (
  id uuid primary key,
  kind text not null check (kind in ('SERVICE', 'MARKETING')),
  title text not null,
  text text not null,
  channel text not null check (channel in ('BANNER', 'EMAIL', 'BOTH')),
  audience jsonb not null,
  state text not null check (state in ('SCHEDULED', 'SENDING', 'SENT', 'STOPPED')),
  send_at timestamptz not null,
  time_zone text not null,
  banner_until timestamptz,
  opt_out_line text not null default '',
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  finished_at timestamptz,
  stopped_by uuid references users (id),
  stopped_at timestamptz
);
create index broadcasts_newest on broadcasts (created_at desc, id desc);
create index broadcasts_under_way on broadcasts (send_at) where state in ('SCHEDULED', 'SENDING');

-- Each person once, whatever is tried again.
create table broadcast_recipients (
  broadcast_id uuid not null references broadcasts (id),
  user_id uuid not null references users (id),
  email_state text not null check (email_state in ('NONE', 'WAITING', 'QUEUED', 'SENT', 'FAILED', 'OPTED_OUT', 'WITHDRAWN')),
  message_id uuid,
  opt_out_hash bytea,
  seen_at timestamptz,
  dismissed_at timestamptz,
  primary key (broadcast_id, user_id)
);
create index broadcast_recipients_banners on broadcast_recipients (user_id, broadcast_id) where dismissed_at is null;
create index broadcast_recipients_under_way on broadcast_recipients (broadcast_id, user_id)
  where email_state in ('WAITING', 'QUEUED');
create unique index broadcast_recipients_opt_out on broadcast_recipients (opt_out_hash) where opt_out_hash is not null;
comment on column broadcast_recipients.opt_out_hash is 'Of the token of the opt-out link in the email.';

-- Who gets no marketing email.
create table broadcast_opt_outs (
  user_id uuid primary key references users (id),
  opted_out_at timestamptz not null
);
