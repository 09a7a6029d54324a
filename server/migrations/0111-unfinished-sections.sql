-- Why a person marked a section complete before all of it was filled in.
alter table renewal_sections add column unfinished_reason text;
