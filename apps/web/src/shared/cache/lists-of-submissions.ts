import type { SubmissionStatus, SubmissionSummary } from '@nimble/contracts/submissions';
import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';
import { showChanged } from './show-changed.ts';

/** The filter of a list; all jobs, or all statuses, are left out. */
type About = {
  jobId?: number | undefined;
  status?: SubmissionStatus | undefined;
  tag?: number | undefined;
  stage?: number | undefined;
  /** Such as `rating:desc`; the newest first where it is missing. */
  sort?: string;
  [narrowedBy: string]: unknown;
};

/** The query key of a list whose rows are updated by events of their submissions. */
export function submissionListKey(kind: string, about: About) {
  return [...queryKeys.submissionLists, kind, about] as const;
}

/** The lists that may contain a submission of this job. */
export function listsWith(jobId: number): QueryFilters {
  return {
    queryKey: queryKeys.submissionLists,
    predicate: ({ queryKey }) => [undefined, jobId].includes((queryKey.at(-1) as About).jobId),
  };
}

type Rows = readonly SubmissionSummary[];
type Page = { data: Rows };
/** The cached data of lists: rows, a page of them, or several pages. */
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

/** The fields of a submission that a review changes. */
export type ReviewedRow = {
  submissionId: number;
  jobId: number;
  changes: Partial<SubmissionSummary> & Pick<SubmissionSummary, 'status'>;
};

/**
 * Shows a review, or other tags, in all lists that contain the submission. Lists by status, stage or tag that it enters
 * or leaves, and those sorted by a score that changes, are reloaded: only the server knows which one moves up.
 */
export function changeInLists(client: QueryClient, { submissionId, jobId, changes }: ReviewedRow): void {
  for (const { queryKey, state } of client.getQueryCache().findAll(listsWith(jobId))) {
    const about = queryKey.at(-1) as About;
    const held = state.data as Held | undefined;
    if (held === undefined) continue;
    const row = rowsOf(held).find(({ id }) => id === submissionId);
    const isIn = row !== undefined;
    const status = about.status ?? changes.status;
    const isMoved =
      about.sort?.startsWith('rating') === true &&
      changes.rating !== undefined &&
      changes.rating !== row?.rating;
    const isTagged =
      (about.tag !== undefined && changes.tags !== undefined) ||
      (about.stage !== undefined && (changes.stage !== undefined || row?.status !== changes.status));
    if (status === changes.status && isIn && !isMoved && !isTagged)
      showChanged<Held>(client, queryKey, (now) => withRows(now, (rows) => rows.map(changed)));
    else if (isIn || isMoved || isTagged || about.status === changes.status)
      void client.invalidateQueries({ queryKey, exact: true });
  }

  function changed(row: SubmissionSummary): SubmissionSummary {
    if (row.id !== submissionId) return row;
    // Another status ends the stage.
    return { ...row, ...(row.status !== changes.status && { stage: null }), ...changes };
  }
}
