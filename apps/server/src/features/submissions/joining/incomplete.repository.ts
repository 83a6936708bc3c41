import { filmVersion } from '@nimble/media';
import type { Database, Transaction } from '../../../platform/database/index.ts';

/** The highest id of any company's submission; 0 without one. */
export async function findLastSubmission(database: Database): Promise<number> {
  const row = await database
    .selectFrom('submissions')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Joined videos of every company for which this step was never enqueued: they are older than the step. */
export function findWithoutStep(
  transaction: Transaction,
  task: 'poster' | 'waveform',
  { first, last }: { first: number; last: number },
  atMost: number,
) {
  return transaction
    .selectFrom('submissions')
    .select(['id', 'company_id'])
    .where('id', '>=', first)
    .where('id', '<=', last)
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

/** Joined videos of every company by an older version; failed ones wait for a person. */
export function findOutdatedFilms(
  transaction: Transaction,
  { first, last }: { first: number; last: number },
  atMost: number,
) {
  return transaction
    .selectFrom('submissions')
    .innerJoin('media_tasks', 'media_tasks.submission_id', 'submissions.id')
    .select(['submissions.id', 'submissions.company_id'])
    .where('submissions.id', '>=', first)
    .where('submissions.id', '<=', last)
    .where('submissions.video_file_id', 'is not', null)
    .where('submissions.film_version', '<', filmVersion)
    .where('media_tasks.task', '=', 'join')
    .where('media_tasks.state', '=', 'done')
    .limit(atMost)
    .forNoKeyUpdate(['submissions'])
    .skipLocked()
    .execute();
}
