import { choiceDays } from '@nimble/contracts/plans';
import type { Transaction } from '../../../platform/database/index.ts';
import { dayMilliseconds } from '../../../platform/days.ts';
import { notifyOnce } from '../notices/deciders.ts';
import { limitsAt, planAt, type Terms } from '../plan-terms.ts';
import { forgetKept, setChooseBy } from './above.repository.ts';
import { applyKept } from './apply-kept.ts';
import { countAbove, findStanding, findStaying, type Most, type Standing } from './standing.ts';

const reminderDays = 3;

type Company = Terms & { id: number; choose_by: Date | null };

/**
 * Gives a company that exceeds its limits a deadline, reminds it, and pauses the surplus when it has passed. The row of
 * the company is locked.
 */
export async function keepWithin(transaction: Transaction, company: Company, now: Date): Promise<void> {
  const { id: companyId, choose_by: chooseBy } = company;
  const most = limitsAt(company, now);
  const standing = await findStanding(transaction, companyId);
  const above = countAbove(standing, most);
  if (above.jobs + above.users === 0) {
    if (chooseBy === null) return;
    await setChooseBy(transaction, companyId, null);
    // Another time there would be other jobs and people to choose from.
    await forgetKept(transaction, companyId);
    return;
  }
  if (chooseBy === null) {
    const until = chooseUntil(company, now);
    await setChooseBy(transaction, companyId, until);
    await tellToChoose(transaction, company, { until, standing, most, now });
    return;
  }
  if (chooseBy > now) {
    if (daysAfter(now, reminderDays) < chooseBy) return;
    await tellToChoose(transaction, company, { until: chooseBy, standing, most, now, isReminder: true });
    return;
  }
  await applyKept(transaction, companyId, standing, findStaying(standing, most));
  await setChooseBy(transaction, companyId, null);
  await forgetKept(transaction, companyId);
}

/** After choosing or paying for another plan: what fits comes back, and the deadline ends. */
export async function bringBack(transaction: Transaction, companyId: number, most: Most): Promise<void> {
  const standing = await findStanding(transaction, companyId);
  const above = countAbove(standing, most);
  if (above.jobs + above.users > 0) return;
  await setChooseBy(transaction, companyId, null);
  await forgetKept(transaction, companyId);
  const staying = findStaying({ ...standing, chosen: undefined }, most);
  await applyKept(transaction, companyId, standing, staying);
}

/** 14 days from the change of the plan; if noticed later, as for older data, from then. */
function chooseUntil({ cycle_started_at }: Terms, now: Date): Date {
  const began = cycle_started_at <= now && daysAfter(cycle_started_at, 1) > now ? cycle_started_at : now;
  return daysAfter(began, choiceDays);
}

export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMilliseconds);
}

type Telling = { until: Date; standing: Standing; most: Most; now: Date; isReminder?: boolean };

async function tellToChoose(
  transaction: Transaction,
  company: Company,
  { until, standing, most, now, isReminder = false }: Telling,
): Promise<void> {
  const above = countAbove(standing, most);
  const values = {
    plan: planAt(company, now),
    mostJobs: most.jobs ?? 0,
    mostUsers: most.users ?? 0,
    jobsAbove: above.jobs,
    usersAbove: above.users,
    day: until.toISOString(),
  };
  const kind = isReminder ? 'choose_soon' : 'choose';
  const key = { companyId: company.id, kind, period: until.toISOString() };
  await notifyOnce(transaction, key, { level: 'warning', notice: { code: 'notice.plan_choose', values } });
}
