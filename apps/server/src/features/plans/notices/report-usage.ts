import { type ClosingLimit, closingLimits, warnFrom } from '@nimble/contracts/plans';
import type { Transaction } from '../../../platform/database/index.ts';
import { limitsAt, type Terms } from '../plan-terms.ts';
import { countUsed, findTerms } from '../plans.repository.ts';
import { notifyOnce } from './deciders.ts';

type Watched = {
  companyId: number;
  terms?: Terms;
  limits?: readonly ClosingLimit[];
  /** Added in this transaction: submissions are counted when it commits. */
  uncounted?: number;
};

/** Notifies a company, once a month for each, that a limit which turns candidates away is nearly or wholly used up. */
export async function reportUsage(
  transaction: Transaction,
  { companyId, terms, limits = closingLimits, uncounted = 0 }: Watched,
): Promise<void> {
  const now = new Date();
  const most = limitsAt(terms ?? (await findTerms(transaction, companyId)), now);
  for (const limit of limits) {
    const allowed = most[limit];
    if (allowed === null) continue;
    const used = (await countUsed[limit](transaction, companyId)) + uncounted;
    const level = used >= allowed ? 'full' : used >= allowed * warnFrom ? 'nearly' : undefined;
    if (level === undefined) continue;
    const code = level === 'full' ? 'notice.plan_used_up' : 'notice.plan_nearly_used';
    const notice = { code, values: { limit, used, most: allowed } } as const;
    const kind = `${limit}_${level}`;
    await notifyOnce(
      transaction,
      { companyId, kind, period: now.toISOString().slice(0, 7) },
      { level: level === 'full' ? 'error' : 'warning', notice },
    );
  }
}
