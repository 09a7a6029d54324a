-- An account that became part of another: it is deleted, and its address leads there.
alter table accounts add column merged_into text references accounts (code),
  add check (merged_into is null or deleted_at is not null);
create index accounts_merged on accounts (merged_into) where merged_into is not null;

-- What moves to another account takes along what hangs on it; where that hangs on two, both are there in the end.
do $$
declare
  key record;
begin
  for key in
    select conrelid::regclass as owner, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and confrelid = any (array['tasks', 'document_folders', 'documents', 'calendar_events',
      'conversations', 'conversation_messages']::regclass[])
      and conrelid = any (array['task_reminders', 'document_folders', 'documents', 'document_versions', 'document_views',
        'document_uploads', 'calendar_attendees', 'calendar_skips', 'conversation_messages', 'conversation_attachments',
        'conversation_reads', 'conversation_reply_addresses', 'conversation_mails']::regclass[])
    order by 1, 2
  loop
    execute format('alter table %s drop constraint %I, add constraint %I %s on update cascade deferrable',
      key.owner, key.name, key.name, key.definition);
  end loop;
end
$$;
