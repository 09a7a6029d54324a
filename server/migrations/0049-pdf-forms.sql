-- Forms that are answered on the pages of a PDF: the PDF as it was taken in, with nothing left in it that runs. It never
-- changes: another edition is another form.
create table pdf_forms (
  form_id text primary key references forms (id),
  file_key text not null,
  file_bytes bigint not null,
  sha256 text not null,
  pages integer not null,
  -- What was taken out of it, a sentence each.
  removed text[] not null
);
revoke update, delete on pdf_forms from portico_app;
