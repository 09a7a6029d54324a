-- Administrators look at the jobs that failed, run or wait; done ones, by far the most, are in neither index.
create index job_failed on jobs.job (completed_on desc, id desc) where state = 'failed';
create index job_running on jobs.job (started_on desc, id desc) where state = 'active';
