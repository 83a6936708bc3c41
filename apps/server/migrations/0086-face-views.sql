-- How often a face was in view in an answer: counts and moments, no picture and nothing of the face. Written and erased
-- with the consent to it, as `insights.behavioral` is. An answer that was looked at is not looked at again when the task
-- that does it was killed.
CREATE TABLE face_views (
  response_id bigint PRIMARY KEY REFERENCES responses ON DELETE CASCADE,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  -- Another recording of the same answer is looked at anew.
  file_id bigint NOT NULL,
  frames integer NOT NULL CHECK (frames >= 0),
  blank integer NOT NULL CHECK (blank >= 0),
  in_view integer NOT NULL CHECK (in_view BETWEEN 0 AND frames),
  turned integer NOT NULL CHECK (turned BETWEEN 0 AND in_view),
  out_of_view jsonb NOT NULL
);
CREATE INDEX face_views_submission ON face_views (submission_id);
CREATE INDEX face_views_company ON face_views (company_id);

-- What was computed before has no picture to speak of.
UPDATE insights
SET behavioral = behavioral || '{"picture": {"state": "unavailable", "frames": 0, "blank": 0, "inView": 0, "turned": 0, "leftOut": [], "outOfView": []}}'
WHERE behavioral IS NOT NULL;
