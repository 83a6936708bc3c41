import type { SubmissionStatus, SubmissionSummary } from '@nimble/contracts/submissions';
import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';
import { showChanged } from './show-changed.ts';

/** What a list is narrowed to; one of all jobs, or of all statuses, does not name them. */
type About = {
  jobId?: number | undefined;
  status?: SubmissionStatus | null;
  [narrowedBy: string]: unknown;
};

/** Of a list whose rows follow what happens to their submissions. */
export function submissionListKey(kind: string, about: About) {
  return [...queryKeys.submissionLists, kind, about] as const;
}

/** The lists that a submission of this job may be in. */
export function listsWith(jobId: number): QueryFilters {
  return {
    queryKey: queryKeys.submissionLists,
    predicate: ({ queryKey }) => [undefined, jobId].includes((queryKey.at(-1) as About).jobId),
  };
}

type Rows = readonly SubmissionSummary[];
type Page = { data: Rows };
/** As the queries of lists hold them: rows, a page of them, or several pages. */
type Held = Rows | Page | { pages: readonly Page[] };

const rowsOf = (held: Held): Rows => {
  if ('pages' in held) return held.pages.flatMap(({ data }) => data);
  return 'data' in held ? held.data : held;
};

function withRows(held: Held, change: (rows: Rows) => Rows): Held {
  if ('pages' in held)
    return { ...held, pages: held.pages.map((page) => ({ ...page, data: change(page.data) })) };
  return 'data' in held ? { ...held, data: change(held.data) } : change(held);
}

/** What a review has changed of one. */
export type ReviewedRow = {
  submissionId: number;
  jobId: number;
  changes: Partial<SubmissionSummary> & Pick<SubmissionSummary, 'status'>;
};

/**
 * Shows a review in all lists that hold its submission. Lists of one status that it enters or leaves by that are loaded
 * again: which one moves up only the server knows.
 */
export function changeInLists(client: QueryClient, { submissionId, jobId, changes }: ReviewedRow): void {
  for (const { queryKey, state } of client.getQueryCache().findAll(listsWith(jobId))) {
    const about = queryKey.at(-1) as About;
    const held = state.data as Held | undefined;
    if (held === undefined) continue;
    const isIn = rowsOf(held).some(({ id }) => id === submissionId);
    const status = about.status ?? changes.status;
    if (status === changes.status && isIn)
      showChanged<Held>(client, queryKey, (now) => withRows(now, (rows) => rows.map(changed)));
    else if (isIn || about.status === changes.status)
      void client.invalidateQueries({ queryKey, exact: true });
  }

  function changed(row: SubmissionSummary): SubmissionSummary {
    return row.id === submissionId ? { ...row, ...changes } : row;
  }
}
