-- Why a mail of an invitation has not left: the last attempt's reason, and since when nothing more is tried by itself.
ALTER TABLE job_invitations
  ADD failure text CHECK (failure IN ('refused', 'unreachable', 'closed')),
  ADD failed_at timestamptz;
