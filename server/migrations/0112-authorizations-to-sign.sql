-- A request can be prepared first and signed later: until then it is neither signed nor sent, and has no letter.
alter table loss_run_requests
  alter column sent_on drop not null,
  alter column letter_id drop not null,
  alter column signer_name set default '',
  alter column signer_title set default '',
  alter column signature set default '',
  -- Who signed for the insured, in the portal; unknown for letters before this.
  add column signed_by uuid references users (id),
  add column signed_at timestamptz,
  add constraint loss_run_requests_sent_with_letter check ((sent_on is null) = (letter_id is null));
