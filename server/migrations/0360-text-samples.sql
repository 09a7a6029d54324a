-- A search for a word that very many rows have reads one row in 256 first, and then one in 16. Both have a text index.
create index brokerages_text_of_one_in_256 on brokerages using gin ((lower(name || ' ' || code)) gin_trgm_ops)
  where hashtext(code) & 255 = 0;
create index brokerages_text_of_one_in_16 on brokerages using gin ((lower(name || ' ' || code)) gin_trgm_ops)
  where hashtext(code) & 15 = 0;
create index accounts_text_of_one_in_256 on accounts using gin ((lower(company_name || ' ' || code)) gin_trgm_ops)
  where hashtext(code) & 255 = 0;
create index accounts_text_of_one_in_16 on accounts using gin ((lower(company_name || ' ' || code)) gin_trgm_ops)
  where hashtext(code) & 15 = 0;
create index users_text_of_one_in_256 on users using gin ((lower(first_name || ' ' || last_name || ' ' || username || ' ' || email)) gin_trgm_ops)
  where hashtext(username) & 255 = 0;
create index users_text_of_one_in_16 on users using gin ((lower(first_name || ' ' || last_name || ' ' || username || ' ' || email)) gin_trgm_ops)
  where hashtext(username) & 15 = 0;
