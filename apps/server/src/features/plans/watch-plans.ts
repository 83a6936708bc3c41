import { type Database, inTransaction } from '../../platform/database/index.ts';
import { notifyOnce } from './notices/deciders.ts';
import { reportUsage } from './notices/report-usage.ts';
import type { Terms } from './plan-terms.ts';
import { findCompaniesAfter } from './plans.repository.ts';
import { usedFeatures } from './switched-off.ts';

const batchSize = 100;
/** How long before its end a trial is announced. */
export const trialNoticeMilliseconds = 3 * 24 * 60 * 60_000;

type Dependencies = { database: Database; config: { planEnforcement: 'on' | 'off' } };

/** Notifies companies in time of the next effects of their plan. Missed notifications of other causes are sent here. */
export async function watchPlansHandler(
  _payload: unknown,
  { database, config }: Dependencies,
): Promise<void> {
  if (config.planEnforcement === 'off') return;
  let afterId = 0;
  for (;;) {
    const companies = await findCompaniesAfter(database, afterId, batchSize);
    for (const terms of companies) await watch(database, terms.id, terms);
    const last = companies.at(-1);
    if (last === undefined) return;
    afterId = last.id;
  }
}

async function watch(database: Database, companyId: number, terms: Terms): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await reportUsage(transaction, { companyId, terms });
    const ends = terms.trial_ends_at;
    if (ends === null || !endsSoon(ends, new Date())) return;
    const values = { day: ends.toISOString(), ...(await usedFeatures(transaction, companyId)) };
    const key = { companyId, kind: 'trial_ends', period: ends.toISOString() };
    await notifyOnce(transaction, key, { level: 'warning', notice: { code: 'notice.trial_ends', values } });
  });
}

export function endsSoon(ends: Date, now: Date): boolean {
  return ends > now && ends.getTime() - now.getTime() <= trialNoticeMilliseconds;
}
