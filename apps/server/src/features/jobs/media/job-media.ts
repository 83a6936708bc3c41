import { type Transaction, withEveryJob } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { removeFiles } from '../../../platform/files/index.ts';
import { isPlayed } from './judge-media.ts';
import { holdVisible } from './question-media.repository.ts';
import { deleteUnused, findOfJob, findShownNow } from './used-media.repository.ts';

/** What changes of jobs need of the files that they show. */
export const jobMedia = {
  /** @throws RequestError unprocessable for a file that the member does not see. */
  async requireKnown(
    transaction: Transaction,
    member: { companyId: number; userId: number },
    mediaIds: readonly number[],
  ): Promise<void> {
    const wanted = [...new Set(mediaIds)];
    if (wanted.length === 0) return;
    const known = await holdVisible(transaction, member, wanted);
    if (known.length < wanted.length) throw new RequestError('question_media.unknown');
  },

  /**
   * Everyone must be able to take in what a published job says.
   * @throws RequestError unprocessable for a file that is not ready, or says something that cannot be read.
   */
  async requireShowable(transaction: Transaction, companyId: number, jobId: number): Promise<void> {
    const shown = await findShownNow(transaction, companyId, jobId);
    if (shown.some(({ state }) => state !== 'ready')) throw new RequestError('question_media.not_ready');
    const isUnreadable = shown.some(
      ({ kind, captions, text }) => isPlayed(kind) && captions === null && text === '',
    );
    if (isUnreadable) throw new RequestError('question_media.without_text');
  },

  findOfJob,

  /** Deletes those of these that nothing shows, with their files. Jobs that the person does not see count, too. */
  async removeUnused(
    transaction: Transaction,
    companyId: number,
    mediaIds: readonly number[],
  ): Promise<void> {
    if (mediaIds.length === 0) return;
    const files = await withEveryJob(() => deleteUnused(transaction, companyId, mediaIds));
    await removeFiles(transaction, companyId, files);
  },
};
