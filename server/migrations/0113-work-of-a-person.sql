-- The open tasks of a person and the conversations that wait for an answer, on all accounts of a brokerage.
create index tasks_of_person on tasks (tagged_id, coalesce(due_at, 'infinity'), id) where completed_at is null;
create index conversations_waiting on conversations (account_code, due_at) where status in ('NEW', 'WAITING_BROKER');
