-- What joined a video: films of an older version than today's are joined again. 1 is what there was before versions.
ALTER TABLE submissions ADD COLUMN film_version smallint NOT NULL DEFAULT 1;
