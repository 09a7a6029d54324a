-- Certificates are requested on a form, and may be printed on a PDF form of the brokerage.
update certificates set
  request = request || '{"form": "LIABILITY", "printedOn": null}',
  contents = contents || '{"form": "LIABILITY"}';
alter table forms drop constraint forms_purpose_check,
  add constraint forms_purpose_check check (purpose in ('APPLICATION', 'QUESTIONNAIRE', 'PROFILE', 'CERTIFICATE'));
