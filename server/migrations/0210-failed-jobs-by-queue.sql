-- Failed jobs are listed and counted by queue, however many have failed in all.
create index job_failed_by_queue on jobs.job (name, completed_on desc, id desc) where state = 'failed';
