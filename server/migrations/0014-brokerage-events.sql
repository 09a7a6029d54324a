-- An event may concern a whole brokerage: everyone on one of its accounts hears of it, and its staff.
alter table events add column brokerage_code text;
