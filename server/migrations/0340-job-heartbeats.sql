-- A job whose server shows no sign of life for a minute is tried again. Jobs under way keep the rule they started with.
update jobs.queue set heartbeat_seconds = 60 where heartbeat_seconds is null;
update jobs.job set heartbeat_seconds = 60 where heartbeat_seconds is null and state in ('created', 'retry');
