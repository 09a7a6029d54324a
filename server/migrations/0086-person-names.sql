-- What every area may know of a person, under the name that people read: whoever has no name goes by the username.
create view person_names with (security_invoker = true) as
  select id, username, email, coalesce(nullif(trim(first_name || ' ' || last_name), ''), username) as name,
    lower(last_name || ' ' || first_name) as sort_name, is_viewer, disabled_at
  from users;
revoke insert, update, delete on person_names from portico_app;
