import type { Queued, QueueFigures } from '@nimble/contracts/assignments';
import type { SubmissionSummary, SubmissionsRequest } from '@nimble/contracts/submissions';
import type { Database } from '../../platform/database/index.ts';
import { presentQueued } from './assignments.presenter.ts';
import { countQueue, findQueue } from './assignments.repository.ts';

/** The longest queue that is shown; it is reviewed from its beginning. */
const mostQueued = 100;

type Caller = { companyId: number; userId: number };
type ListSubmissions = (
  companyId: number,
  request: SubmissionsRequest,
) => Promise<{ data: SubmissionSummary[] }>;
export type QueueDependencies = { database: Database; list: ListSubmissions };

/** What a person is to review. */
export function createQueueService({ database, list }: QueueDependencies) {
  return {
    async queue({ companyId, userId }: Caller): Promise<{ data: Queued[]; meta: QueueFigures }> {
      const rows = await findQueue(database, companyId, userId, mostQueued);
      const ids = rows.map(({ submission_id }) => submission_id);
      const found = ids.length === 0 ? [] : (await list(companyId, these(ids))).data;
      const summaries = new Map(found.map((submission) => [submission.id, submission]));
      return {
        data: rows.flatMap((row) => {
          const submission = summaries.get(row.submission_id);
          return submission === undefined ? [] : [presentQueued(row, submission)];
        }),
        meta: await countQueue(database, companyId, userId),
      };
    },

    countQueue: ({ companyId, userId }: Caller): Promise<QueueFigures> =>
      countQueue(database, companyId, userId),
  };
}

/** The finished submissions of these ids, each with its job. */
export const these = (ids: readonly number[]): SubmissionsRequest => ({
  where: { kind: 'oneOf', field: 'id', values: ids },
  sort: { field: 'createdAt', direction: 'desc' },
  populate: new Set(['job']),
  fields: undefined,
  start: 0,
  limit: mostQueued,
  countedBy: 'pages',
});
