import type { Transaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import type { DomainEvent } from '../../../platform/events/index.ts';
import { findJobViewers, findPeopleWithPermission } from '../../roles/index.ts';
import { findDisplayName, findSubject } from '../notifications.repository.ts';
import { notifyUsers } from '../notify.ts';
import { replaceMentions } from './mentions.repository.ts';

/**
 * For those whom a note or a comment newly mentions, except its author.
 * @throws RequestError notFound for a person who may not see the submission.
 */
export async function notifyMentioned(
  transaction: Transaction,
  { by, submissionId, commentId, userIds }: DomainEvent<'submission.mentioned'>,
): Promise<void> {
  if (!('userId' in by)) return;
  const { companyId } = by;
  const mentioned = [...new Set(userIds)];
  const subject = await findSubject(transaction, companyId, submissionId);
  if (subject === undefined) return;
  await requireColleagues(transaction, { companyId, jobId: subject.job_id }, mentioned);
  const added = await replaceMentions(transaction, { companyId, submissionId, commentId }, mentioned);
  const told = added.filter((id) => id !== by.userId);
  if (told.length === 0) return;
  const name = await findDisplayName(transaction, companyId, by.userId);
  if (name === undefined) return;
  const values = { name, candidate: subject.candidate_name, job: subject.title };
  const code = commentId === null ? 'notice.mentioned_in_note' : 'notice.mentioned_in_comment';
  await notifyUsers(transaction, companyId, told, {
    type: 'submission_update',
    notice: { code, values },
    submissionId,
    jobId: subject.job_id,
  });
}

async function requireColleagues(
  transaction: Transaction,
  { companyId, jobId }: { companyId: number; jobId: number },
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  const permission = { resource: 'submission', action: 'view' } as const;
  const people = await findPeopleWithPermission(transaction, companyId, [permission]);
  const known = new Set(people.map(({ id }) => id));
  const viewers = (await findJobViewers(transaction, companyId, jobId)) ?? known;
  if (!userIds.every((id) => known.has(id) && viewers.has(id)))
    throw new RequestError('assignment.person_not_found');
}
