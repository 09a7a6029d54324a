-- What the rows of a plan were read and judged by, in short. Where that still holds when they are made, they are added
-- as they stand in the plan; null where they have to be read again.
alter table schedule_imports add column plan_basis text;
