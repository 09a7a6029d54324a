-- Working hours within which a brokerage answers, by topic. A topic without a row has the usual hours.
create table service_levels (
  brokerage_code text not null references brokerages (code),
  topic text not null,
  answer_hours integer not null check (answer_hours between 1 and 240),
  primary key (brokerage_code, topic)
);
