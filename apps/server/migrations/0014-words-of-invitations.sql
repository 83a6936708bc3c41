-- What an invitation's email says beside its link: the candidate's name and a message, as the inviter has written them,
-- in whose time zone the deadline is named, and whom the candidate may ask.
ALTER TABLE job_invitations
  ADD candidate_name text,
  ADD message text,
  ADD time_zone text,
  ADD contact_user_id bigint REFERENCES users ON DELETE SET NULL;
-- For the day when a person leaves.
CREATE INDEX job_invitations_contact ON job_invitations (contact_user_id) WHERE contact_user_id IS NOT NULL;
