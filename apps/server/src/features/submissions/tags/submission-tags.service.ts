import { mostTagsOfSubmission, type Tag } from '@nimble/contracts/tags';
import {
  type Database,
  inTransaction,
  lockSubmitted,
  type Transaction,
} from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { type Actor, emit } from '../../../platform/events/index.ts';
import { findTagsOf, putTags, takeTag } from './submission-tags.repository.ts';
import { holdTag } from './tags.repository.ts';

type Which = { id: number; tagId: number };

/** The tags of single candidates. */
export function createSubmissionTagsService(database: Database) {
  return {
    add: (by: Actor, which: Which): Promise<Tag[]> =>
      inTransaction(database, (transaction) => add(transaction, by, which)),

    take: (by: Actor, which: Which): Promise<Tag[]> =>
      inTransaction(database, (transaction) => take(transaction, by, which)),
  };
}

async function add(transaction: Transaction, by: Actor, { id, tagId }: Which): Promise<Tag[]> {
  const { companyId } = by;
  const subject = await lockedSubject(transaction, by, { id, tagId });
  const before = await findTagsOf(transaction, companyId, id);
  if (before.some((tag) => tag.id === tagId)) return before;
  if (before.length >= mostTagsOfSubmission)
    throw new RequestError('tag.too_many_on_candidate', { values: { most: mostTagsOfSubmission } });
  await putTags(transaction, companyId, { submissionIds: [id], tagId });
  await emit(transaction, { type: 'submission.tag_added', by, ...subject });
  return findTagsOf(transaction, companyId, id);
}

async function take(transaction: Transaction, by: Actor, { id, tagId }: Which): Promise<Tag[]> {
  const { companyId } = by;
  const subject = await lockedSubject(transaction, by, { id, tagId });
  if (await takeTag(transaction, { companyId, submissionId: id, tagId }))
    await emit(transaction, { type: 'submission.tag_removed', by, ...subject });
  return findTagsOf(transaction, companyId, id);
}

async function lockedSubject(transaction: Transaction, { companyId }: Actor, { id, tagId }: Which) {
  const row = await lockSubmitted(transaction, companyId, id);
  if (row === undefined) throw new RequestError('submission.not_found');
  const tag = await holdTag(transaction, companyId, tagId);
  if (tag === undefined) throw new RequestError('tag.not_found');
  return { submissionId: id, jobId: row.job_id, status: row.status, tagId, tag: tag.name };
}
