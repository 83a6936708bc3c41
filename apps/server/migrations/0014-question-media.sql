-- What questions show besides their text, and jobs on their first page and after submitting: videos, sounds, pictures and PDFs.

CREATE TABLE question_media (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  -- Who has uploaded it, and sees it before a job shows it.
  user_id bigint REFERENCES users ON DELETE SET NULL,
  kind text NOT NULL CHECK (kind IN ('picture', 'pdf', 'video', 'audio')),
  state text NOT NULL CHECK (state IN ('preparing', 'ready', 'failed')),
  progress integer NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
  failure text CHECK (failure IN ('unreadable', 'too_long', 'not_prepared')),
  -- As it was uploaded, until it is prepared.
  source_file_id bigint REFERENCES files,
  -- As it is shown.
  file_id bigint REFERENCES files,
  poster_file_id bigint REFERENCES files,
  duration_seconds double precision,
  -- WebVTT, from a speech engine.
  captions text,
  -- Says the same as the video or sound, or describes the picture.
  text text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((failure IS NOT NULL) = (state = 'failed')),
  CHECK ((file_id IS NOT NULL) = (state = 'ready')),
  CHECK (source_file_id IS NOT NULL OR file_id IS NOT NULL)
);
CREATE INDEX question_media_company ON question_media (company_id);
CREATE INDEX question_media_created ON question_media (created_at);
CREATE INDEX question_media_source ON question_media (source_file_id) WHERE source_file_id IS NOT NULL;
CREATE INDEX question_media_file ON question_media (file_id) WHERE file_id IS NOT NULL;
CREATE INDEX question_media_poster ON question_media (poster_file_id) WHERE poster_file_id IS NOT NULL;

-- Another file makes another question, so an interview keeps what it began with. Several questions can show one file.
ALTER TABLE questions ADD COLUMN media_id bigint REFERENCES question_media;
CREATE INDEX questions_media ON questions (media_id) WHERE media_id IS NOT NULL;

-- What a job shows on its first page and after submitting. Interviews in progress get another one, too.
ALTER TABLE jobs ADD COLUMN welcome_media_id bigint REFERENCES question_media;
ALTER TABLE jobs ADD COLUMN closing_media_id bigint REFERENCES question_media;
CREATE INDEX jobs_welcome_media ON jobs (welcome_media_id) WHERE welcome_media_id IS NOT NULL;
CREATE INDEX jobs_closing_media ON jobs (closing_media_id) WHERE closing_media_id IS NOT NULL;

-- What a question of the library shows: the same file as its copies in jobs.
ALTER TABLE library_questions ADD COLUMN media_id bigint REFERENCES question_media;
CREATE INDEX library_questions_media ON library_questions (media_id) WHERE media_id IS NOT NULL;
