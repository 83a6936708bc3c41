-- A search visits the row of each answer that it finds, to bring the newest first. With words, text and index words kept
-- elsewhere, fifty rows stand on a page instead of two, and those of a large company stay in memory.
ALTER TABLE transcripts SET (toast_tuple_target = 128);
ALTER TABLE resume_texts SET (toast_tuple_target = 128);
-- The rows that are there, written anew.
ALTER TABLE transcripts ALTER COLUMN confidence TYPE double precision USING confidence + 0;
ALTER TABLE resume_texts ALTER COLUMN is_cut TYPE boolean USING is_cut AND true;

-- As transcripts have it: the company in the index, so that a word which many résumés hold brings none of others.
DROP INDEX resume_texts_words;
CREATE INDEX resume_texts_words ON resume_texts USING gin (company_id, words);
