import type { Transaction } from '../../platform/database/index.ts';

/** Joined videos of every company for which this step was never asked: they are older than the step is. */
export function findWithoutStep(transaction: Transaction, task: 'poster' | 'waveform', atMost: number) {
  return transaction
    .selectFrom('submissions')
    .select(['id', 'company_id'])
    .where('video_file_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('media_tasks')
            .select('media_tasks.task')
            .whereRef('media_tasks.submission_id', '=', 'submissions.id')
            .where('media_tasks.task', '=', task),
        ),
      ),
    )
    .limit(atMost)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
}
