-- Whether the user hid the first steps of the dashboard, on every device.
alter table users add column hides_first_steps boolean not null default false;
