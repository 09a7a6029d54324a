-- How often each page was opened, by kind of user and day. Nothing here says by whom, or of which account.
create table page_views (
  day date not null,
  user_type text not null,
  page text not null,
  views bigint not null,
  primary key (day, user_type, page)
);
