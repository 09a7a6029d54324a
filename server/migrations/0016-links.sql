create table quick_links (
  account_code text not null references accounts (code),
  id uuid not null,
  display_text text not null check (char_length(display_text) between 1 and 60),
  link_value text not null,
  position integer not null,
  created_at timestamptz not null,
  primary key (account_code, id)
);

alter table quick_links enable row level security;
create policy tenant on quick_links
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
