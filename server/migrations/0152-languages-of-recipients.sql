-- The language of the emails that a recipient gets, chosen where a link is sent; later emails keep it.
alter table account_invitations add column language text not null default 'en' check (language in ('en', 'es'));
alter table broker_invitations add column language text not null default 'en' check (language in ('en', 'es'));
alter table open_links add column language text not null default 'en' check (language in ('en', 'es'));
alter table submission_links add column language text not null default 'en' check (language in ('en', 'es'));
alter table vendors add column language text not null default 'en' check (language in ('en', 'es'));
alter table id_card_links add column language text not null default 'en' check (language in ('en', 'es'));
