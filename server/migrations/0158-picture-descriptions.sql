-- What someone's photo shows, for those who do not see it; the name stands in for it where it is left out.
alter table users add column profile_picture_alt text;
