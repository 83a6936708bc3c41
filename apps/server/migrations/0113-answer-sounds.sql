-- What was heard in an answer when its sound was decoded, once for all that need it: how loud it is, where somebody
-- speaks, and, while the company uses insights and the candidate agrees, how the voice moves.
CREATE TABLE answer_sounds (
  response_id bigint PRIMARY KEY REFERENCES responses ON DELETE CASCADE,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  -- Another recording of the same answer is listened to anew.
  file_id bigint NOT NULL,
  -- Ten a second.
  peaks bytea NOT NULL,
  speech jsonb NOT NULL,
  voice jsonb
);
CREATE INDEX answer_sounds_submission ON answer_sounds (submission_id);
CREATE INDEX answer_sounds_company ON answer_sounds (company_id);
