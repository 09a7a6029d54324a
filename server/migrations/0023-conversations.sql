-- Conversations between an account and its brokerage, the brokerage's notes among them, and the mails they come by.
create table conversations (
  account_code text not null references accounts (code),
  id uuid not null,
  topic text not null,
  subject text not null check (char_length(subject) between 1 and 150),
  status text not null check (status in ('NEW', 'WAITING_CLIENT', 'WAITING_BROKER', 'DONE')),
  assignee_id uuid references users (id),
  due_at timestamptz,
  is_by_staff boolean not null,
  created_by uuid references users (id),
  created_at timestamptz not null,
  -- When both sides, and when the brokerage, last had something new.
  shared_at timestamptz not null,
  touched_at timestamptz not null,
  first_response_at timestamptz,
  resolved_at timestamptz,
  task_id uuid,
  version integer not null default 1,
  primary key (account_code, id)
);
create index conversations_shared on conversations (account_code, shared_at desc, id desc);
create index conversations_touched on conversations (account_code, touched_at desc, id desc);

create table conversation_messages (
  account_code text not null,
  conversation_id uuid not null,
  id uuid not null,
  -- None where an accepted mail came from someone without a login; then `sender` is its address.
  author_id uuid references users (id),
  sender text,
  is_staff boolean not null,
  is_internal boolean not null default false,
  is_by_mail boolean not null default false,
  text text not null check (char_length(text) between 1 and 20000),
  at timestamptz not null,
  primary key (account_code, conversation_id, id),
  foreign key (account_code, conversation_id) references conversations (account_code, id),
  check (is_staff or not is_internal)
);
create index conversation_messages_at on conversation_messages (account_code, conversation_id, at desc, id desc);

create table conversation_attachments (
  account_code text not null,
  conversation_id uuid not null,
  message_id uuid not null,
  document_id uuid not null,
  primary key (account_code, conversation_id, message_id, document_id),
  foreign key (account_code, conversation_id, message_id)
    references conversation_messages (account_code, conversation_id, id),
  foreign key (account_code, document_id) references documents (account_code, id) on delete cascade
);

create table conversation_reads (
  account_code text not null,
  conversation_id uuid not null,
  user_id uuid not null references users (id),
  read_at timestamptz not null,
  primary key (account_code, conversation_id, user_id),
  foreign key (account_code, conversation_id) references conversations (account_code, id)
);

-- Of the address that a person may answer to by mail only a hash of its token is kept.
create table conversation_reply_addresses (
  account_code text not null,
  token_hash bytea not null unique,
  conversation_id uuid not null,
  user_id uuid not null references users (id),
  expires_at timestamptz not null,
  primary key (account_code, token_hash),
  foreign key (account_code, conversation_id) references conversations (account_code, id)
);
create index conversation_reply_addresses_of on conversation_reply_addresses (account_code, conversation_id);
create index conversation_reply_addresses_end on conversation_reply_addresses (expires_at);

-- Every mail that reached a conversation, once; its words only while the brokerage has to decide on it.
create table conversation_mails (
  account_code text not null,
  conversation_id uuid not null,
  id uuid not null,
  mail_hash bytea not null,
  state text not null check (state in ('TAKEN', 'QUARANTINED', 'ACCEPTED', 'DISCARDED')),
  sender text not null,
  subject text not null,
  text text not null,
  received_at timestamptz not null,
  primary key (account_code, conversation_id, id),
  unique (account_code, mail_hash),
  foreign key (account_code, conversation_id) references conversations (account_code, id)
);

-- Of what an internal record tells only the brokerage hears.
alter table events add column is_internal boolean not null default false;

alter table conversations enable row level security;
create policy tenant on conversations
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table conversation_messages enable row level security;
create policy tenant on conversation_messages
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table conversation_attachments enable row level security;
create policy tenant on conversation_attachments
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table conversation_reads enable row level security;
create policy tenant on conversation_reads
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table conversation_reply_addresses enable row level security;
create policy tenant on conversation_reply_addresses
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table conversation_mails enable row level security;
create policy tenant on conversation_mails
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
