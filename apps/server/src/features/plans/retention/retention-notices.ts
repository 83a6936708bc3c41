import { type CompanyNotice, companyPermissions } from '@nimble/contracts/plans';
import { isOneAllowed } from '@nimble/contracts/roles';
import type { NoticeContext } from '../notices/notice-context.ts';
import { countCovered, findBatches } from './batches.repository.ts';
import { daysLeft, isAskedFor } from './retention-terms.ts';
import { findNewestWarning } from './warnings.repository.ts';

/** What is erased next, as long as the plan still requires it. */
export async function noticesOfRetention(context: NoticeContext): Promise<CompanyNotice[]> {
  const { database, reader, terms, now } = context;
  if (!isOneAllowed(reader.permissions, companyPermissions)) return [];
  const { companyId, userId } = reader;
  const batches = await findBatches(database, companyId);
  const [next, ...others] = batches.toSorted(
    (one, other) => one.erases_at.getTime() - other.erases_at.getTime(),
  );
  if (next === undefined || !batches.every((batch) => isAskedFor(batch, terms, now))) return [];
  const submissions = await countCovered(database, companyId, next);
  if (submissions === 0) return [];
  let later = 0;
  for (const batch of others) later += await countCovered(database, companyId, batch);
  const newest = await findNewestWarning(database, companyId, userId);
  return [
    {
      kind: 'retention',
      severity: daysLeft(next.erases_at, now) <= 1 ? 'danger' : 'warning',
      link: '/plans/retention',
      values: {
        submissions,
        later,
        erasesAt: next.erases_at.toISOString(),
        warning: newest?.id ?? null,
        isConfirmed: newest?.is_seen ?? false,
      },
    },
  ];
}
