import { mostTagsOfSubmission } from '@nimble/contracts/tags';
import { lockSubmissions, type Transaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { type Actor, emitAll } from '../../../platform/events/index.ts';
import { countTagsOf, putTags, takeTags } from '../tags/submission-tags.repository.ts';
import { holdTag } from '../tags/tags.repository.ts';
import type { ManyOutcome } from './many-outcome.ts';

type Row = Awaited<ReturnType<typeof lockSubmissions>>[number];
type Given = { tagId: number; action: 'add' | 'remove' };

/**
 * Adds a tag to these submissions or removes it, as a call for each would. Those that are so already stay as they are,
 * so the other action on those that were changed undoes it.
 */
export async function tagMany(
  transaction: Transaction,
  by: Actor,
  submissionIds: readonly number[],
  { tagId, action }: Given,
): Promise<ManyOutcome> {
  const { companyId } = by;
  const outcome: ManyOutcome = { refused: new Map(), changed: new Map() };
  const rows = new Map(
    (await lockSubmissions(transaction, companyId, submissionIds)).map((row) => [row.id, row]),
  );
  // Calls for single submissions lock in the same order.
  const tag = await holdTag(transaction, companyId, tagId);
  const counted = await countTagsOf(transaction, companyId, { submissionIds, tagId });
  const counts = new Map(counted.map((one) => [one.submissionId, one]));
  const changed: Row[] = [];
  for (const id of submissionIds) {
    const row = rows.get(id);
    const { count = 0, hasTag = false } = counts.get(id) ?? {};
    const isFull = action === 'add' && !hasTag && count >= mostTagsOfSubmission;
    if (row === undefined || row.status === 'uploading')
      outcome.refused.set(id, new RequestError('submission.not_found'));
    else if (tag === undefined) outcome.refused.set(id, new RequestError('tag.not_found'));
    else if (isFull)
      outcome.refused.set(
        id,
        new RequestError('tag.too_many_on_candidate', { values: { most: mostTagsOfSubmission } }),
      );
    else if (hasTag !== (action === 'add')) changed.push(row);
  }
  if (tag === undefined || changed.length === 0) return outcome;
  const write = action === 'add' ? putTags : takeTags;
  await write(transaction, companyId, { submissionIds: changed.map(({ id }) => id), tagId });
  const type = action === 'add' ? 'submission.tag_added' : 'submission.tag_removed';
  await emitAll(
    transaction,
    changed.map(({ id: submissionId, job_id: jobId, status }) => {
      return { type, by, submissionId, jobId, status, tagId, tag: tag.name };
    }),
  );
  for (const { id } of changed) outcome.changed.set(id, {});
  return outcome;
}
