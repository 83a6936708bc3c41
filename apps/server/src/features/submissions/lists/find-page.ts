import type { SubmissionsRequest } from '@nimble/contracts/submissions';
import type { Database } from '../../../platform/database/index.ts';
import { type FreshCache, totalKey } from '../../../platform/fresh-cache.ts';
import {
  countSubmissions,
  findSubmissions,
  type SummaryRow,
  searchSubmissions,
} from '../submissions.repository.ts';
import { isCounted } from './submission-totals.repository.ts';

type Needs = { database: Database; totals: FreshCache<number> };
type Found = { rows: SummaryRow[]; total: number };

/** One page of a company's submissions, and how many there are. */
export function findPage(needs: Needs, companyId: number, request: SubmissionsRequest): Promise<Found> {
  return (isCounted(request.where) ? listed : searched)(needs, companyId, request);
}

/** Where jobs and statuses are the only filters, the total costs almost nothing. */
async function listed(
  { database, totals }: Needs,
  companyId: number,
  request: SubmissionsRequest,
): Promise<Found> {
  const counting = totals.get(companyId, totalKey('submissions', request.where), () =>
    countSubmissions(database, companyId, request),
  );
  const [rows, total] = await Promise.all([findSubmissions(database, companyId, request), counting]);
  return { rows, total };
}

/** Counting is most of a search's cost, so the page comes along; a known total decides how the page is found best. */
async function searched(
  { database, totals }: Needs,
  companyId: number,
  request: SubmissionsRequest,
): Promise<Found> {
  let rows: SummaryRow[] | undefined;
  const total = await totals.get(companyId, totalKey('submissions', request.where), async () => {
    const found = await searchSubmissions(database, companyId, request);
    rows = found.rows;
    return found.total;
  });
  return { rows: rows ?? (await findSubmissions(database, companyId, request, total)), total };
}
