import type { Invitation } from '@nimble/contracts/invitations';
import type { InvitationRow } from './invitation-lists.repository.ts';

export function presentInvitation(row: InvitationRow): Invitation {
  return {
    id: row.id,
    email: row.email,
    name: row.candidate_name,
    state: row.state,
    language: row.language,
    source: row.source,
    extraTime: row.time_factor ?? 1,
    untimed: row.untimed,
    questionsInAdvance: row.questions_in_advance,
    deadline: timeOf(row.deadline),
    daysToAnswer: row.days_to_answer,
    createdAt: row.created_at.toISOString(),
    sentAt: timeOf(row.sent_at),
    remindedAt: timeOf(row.reminded_at),
    failure: row.failure,
    failedAt: timeOf(row.failed_at),
    openedAt: timeOf(row.opened_at),
    startedAt: timeOf(row.started_at),
    submittedAt: timeOf(row.submitted_at),
    withdrawnAt: timeOf(row.withdrawn_at),
    externalId: row.external_id,
    submissionId: row.submission_id,
  };
}

function timeOf(time: Date | null): string | null {
  return time?.toISOString() ?? null;
}
