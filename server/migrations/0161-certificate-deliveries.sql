-- Emails by which certificates went to their holders, and what became of each.
create table certificate_deliveries (
  account_code text not null references accounts (code),
  id uuid not null,
  certificate_id uuid not null,
  series_id uuid not null,
  holder_id uuid not null,
  renewal_id uuid,
  recipient text not null,
  form text not null check (form in ('PDF', 'LINK')),
  state text not null default 'QUEUED' check (state in ('QUEUED', 'SENT', 'FAILED', 'BOUNCED')),
  error text not null default '',
  message_id uuid not null,
  mail_file_key text,
  sent_by uuid not null references users (id),
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (account_code, id),
  foreign key (account_code, certificate_id) references certificates (account_code, id)
);
create index certificate_deliveries_of on certificate_deliveries (account_code, series_id, created_at desc);
create index certificate_deliveries_to on certificate_deliveries (account_code, holder_id, created_at desc);
create unique index certificate_deliveries_message on certificate_deliveries (message_id);
create index certificate_deliveries_open on certificate_deliveries (account_code)
  where state = 'QUEUED' or mail_file_key is not null;
comment on column certificate_deliveries.mail_file_key is 'The PDF while its email waits; removed once it has left.';

alter table certificate_deliveries enable row level security;
create policy tenant on certificate_deliveries
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
