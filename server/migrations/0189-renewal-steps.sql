-- The items that a step of a renewal takes next, whatever the size of the renewal.
create index certificate_renewal_items_to_compare on certificate_renewal_items (account_code, renewal_id, previous_id)
  where verdict is null;
create index certificate_renewal_items_to_issue on certificate_renewal_items (account_code, renewal_id, previous_id)
  where state = 'WAITING' and is_kept and verdict = 'SUPPORTED';
create index certificate_renewal_items_to_send on certificate_renewal_items (account_code, renewal_id, previous_id)
  where state = 'ISSUED';
