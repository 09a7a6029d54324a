-- What a requirement set asks for beyond the limits of its lines, such as forms with their editions.
alter table vendor_requirement_sets add column clauses jsonb not null default '[]';
alter table vendor_requirement_versions add column clauses jsonb not null default '[]';
