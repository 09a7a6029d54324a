-- What carriers answer to a notice: by email to an address of its own, or on its page, both by one token.
alter table claim_notices add column token_hash bytea;
alter table claim_notices add column expires_at timestamptz;
create unique index claim_notices_token on claim_notices (token_hash) where token_hash is not null;

create table claim_answers (
  account_code text not null,
  id uuid not null,
  claim_id uuid not null,
  notice_id uuid not null,
  via text not null check (via in ('EMAIL', 'PAGE')),
  answer_hash bytea not null,
  sender text not null,
  subject text not null default '',
  text text not null,
  entered jsonb,
  document_ids text[] not null default '{}',
  received_at timestamptz not null,
  filed_by uuid references users (id),
  filed_at timestamptz,
  primary key (account_code, id),
  foreign key (account_code, claim_id) references claims (account_code, id) on delete cascade
);
create unique index claim_answers_once on claim_answers (account_code, notice_id, answer_hash);
create index claim_answers_of on claim_answers (account_code, claim_id, received_at);
create index claim_answers_waiting on claim_answers (account_code, received_at) where filed_at is null;
comment on column claim_answers.answer_hash is 'Of the id of an email, or of what a page sent: a repeat changes nothing.';
comment on column claim_answers.entered is 'Claim number, adjuster and acknowledgment as the carrier entered them on the page.';

alter table claim_answers enable row level security;
create policy tenant on claim_answers
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
