-- What a résumé says, for search and to be shown beside the file; `problem` says why there is no text.
CREATE TABLE resume_texts (
  submission_id bigint PRIMARY KEY REFERENCES submissions ON DELETE CASCADE,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  file_id bigint NOT NULL REFERENCES files ON DELETE CASCADE,
  text text NOT NULL,
  is_cut boolean NOT NULL,
  problem text CHECK (problem IN ('encrypted', 'unreadable', 'tooMuch', 'withoutText', 'notRead')),
  -- Names, skills and several languages: words as they are, without the endings of one language cut off.
  words tsvector GENERATED ALWAYS AS (to_tsvector('simple', text)) STORED
);
CREATE INDEX resume_texts_words ON resume_texts USING gin (words);
CREATE INDEX resume_texts_file ON resume_texts (file_id);
CREATE INDEX resume_texts_company ON resume_texts (company_id, submission_id DESC);
