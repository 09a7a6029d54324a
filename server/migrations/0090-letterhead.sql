-- What a brokerage prints below its name on letters, binders and packets: address, phone, license.
alter table brandings add column letterhead text not null default '';
