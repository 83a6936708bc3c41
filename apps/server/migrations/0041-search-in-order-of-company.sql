-- The newest answers of a company are read in its own index. One of submissions alone can be read in order too, and was:
-- past the answers of every other company. A hash has no order and still finds the answers of a submission.
DROP INDEX transcripts_submission;
CREATE INDEX transcripts_submission ON transcripts USING hash (submission_id);
