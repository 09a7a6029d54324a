-- What happened in a placement, each entry sealed by a hash over itself and the one before. Entries are added and never
-- changed: nobody in the portal may, and whoever may in the database would break the chain.
create table placement_entries (
  account_code text not null,
  cycle_id uuid not null,
  number integer not null check (number > 0),
  at timestamptz not null,
  -- Kept from the insured: they get its hashes alone.
  is_internal boolean not null,
  -- Kind, words, author, payload and a random salt.
  content jsonb not null,
  content_hash text not null,
  previous text not null,
  hash text not null,
  primary key (account_code, cycle_id, number),
  foreign key (account_code, cycle_id) references renewal_cycles (account_code, id)
);
revoke update, delete on placement_entries from portico_app;

-- What a market was asked for a line, and what it answered.
create table quotes (
  account_code text not null,
  id uuid not null,
  cycle_id uuid not null,
  -- The code of a line of the renewal.
  line text not null,
  carrier text not null,
  mga text not null default '',
  layer text not null default 'PRIMARY' check (layer in ('PRIMARY', 'EXCESS')),
  market text check (market in ('ADMITTED', 'SURPLUS')),
  rating text,
  sent_on date,
  status text not null check (status in ('SUBMITTED', 'DECLINED', 'INDICATED', 'QUOTED', 'NOT_TAKEN_UP')),
  declined_reason text not null default '',
  is_bindable boolean not null default false,
  premium_cents bigint,
  taxes_cents bigint,
  fees_cents bigint,
  total_cents bigint,
  -- Hundredths of a percent; the insured never see it.
  commission integer check (commission between 0 and 10000),
  coverages jsonb not null default '[]',
  exclusions jsonb not null default '[]',
  forms jsonb not null default '[]',
  expires_on date,
  note text not null default '',
  exclusion_reason text not null default '',
  document_id uuid,
  -- The number of the publication that the client sees now; null where they see none.
  published integer,
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (account_code, id),
  check (total_cents = premium_cents + taxes_cents + fees_cents),
  foreign key (account_code, cycle_id) references renewal_cycles (account_code, id)
);
create index quotes_of_cycle on quotes (account_code, cycle_id, line);

-- A quote as the client was shown it, frozen.
create table quote_publications (
  account_code text not null,
  quote_id uuid not null,
  number integer not null check (number > 0),
  content jsonb not null,
  published_at timestamptz not null,
  published_by uuid references users (id),
  primary key (account_code, quote_id, number),
  foreign key (account_code, quote_id) references quotes (account_code, id) on delete cascade
);

-- Who of the insured has looked at which publication.
create table quote_views (
  account_code text not null,
  quote_id uuid not null,
  number integer not null,
  user_id uuid not null references users (id),
  at timestamptz not null,
  primary key (account_code, quote_id, number, user_id),
  foreign key (account_code, quote_id, number) references quote_publications (account_code, quote_id, number) on delete cascade
);

create table quote_questions (
  account_code text not null,
  quote_id uuid not null,
  id uuid not null,
  author_id uuid not null references users (id),
  is_staff boolean not null,
  text text not null,
  at timestamptz not null,
  primary key (account_code, quote_id, id),
  foreign key (account_code, quote_id) references quotes (account_code, id) on delete cascade
);

-- What the client decided of a quote, and of which publication of it.
create table quote_decisions (
  account_code text not null,
  quote_id uuid not null,
  cycle_id uuid not null,
  line text not null,
  is_primary boolean not null,
  publication integer not null,
  choice text not null check (choice in ('ACCEPTED', 'DECLINED')),
  reason text not null,
  -- Of each optional coverage whether it is taken, and why not.
  coverages jsonb not null,
  total_cents bigint,
  decided_by uuid not null references users (id),
  decided_at timestamptz not null,
  -- Cover was ordered by it: it stands.
  ordered_at timestamptz,
  primary key (account_code, quote_id),
  foreign key (account_code, quote_id, publication) references quote_publications (account_code, quote_id, number)
);
create unique index quote_decisions_one_primary on quote_decisions (account_code, cycle_id, line) where choice = 'ACCEPTED' and is_primary;
create index quote_decisions_of_cycle on quote_decisions (account_code, cycle_id);

alter table placement_entries enable row level security;
create policy tenant on placement_entries
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table quotes enable row level security;
create policy tenant on quotes
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table quote_publications enable row level security;
create policy tenant on quote_publications
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table quote_views enable row level security;
create policy tenant on quote_views
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table quote_questions enable row level security;
create policy tenant on quote_questions
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table quote_decisions enable row level security;
create policy tenant on quote_decisions
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
