-- What every area may know of an account: its name, and the brokerage under whose brand it is served.
create view account_heads with (security_invoker = true) as
  select accounts.code, company_name, brokerage_code, brokerages.name as brand, subdomain, time_zone
  from accounts left join brokerages on brokerages.code = brokerage_code;
revoke insert, update, delete on account_heads from portico_app;
