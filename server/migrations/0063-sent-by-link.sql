-- Whoever sends a file by a link is no user: their name stands with it.
alter table documents add column sent_by text;
alter table document_versions add column sent_by text;
update documents set sent_by = recipient_name
  from open_link_uses use join open_links link on link.account_code = use.account_code and link.id = use.link_id
  where use.account_code = documents.account_code and use.document_id = documents.id;
update document_versions set sent_by = documents.sent_by
  from documents
  where documents.account_code = document_versions.account_code and documents.id = document_id and number = 1;

-- What the holder of a link accepted before the first answer, word for word.
alter table open_link_uses add column words text;
