-- Development factors that someone selected for a line of an account, in place of the calculated ones, with their basis.
create table selected_loss_factors (
  account_code text not null references accounts (code),
  line text not null,
  selection jsonb not null,
  saved_by uuid references users (id),
  saved_at timestamptz not null,
  version integer not null default 1,
  primary key (account_code, line)
);
alter table selected_loss_factors enable row level security;
create policy tenant on selected_loss_factors
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
