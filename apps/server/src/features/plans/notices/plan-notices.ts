import { type ClosingLimit, type CompanyNotice, companyPermissions, warnFrom } from '@nimble/contracts/plans';
import { isOneAllowed } from '@nimble/contracts/roles';
import { sumTurnedAway } from '../limits/turned-away.repository.ts';
import { isChosen, limitsAt, planAt } from '../plan-terms.ts';
import { countUsed } from '../plans.repository.ts';
import { endedFeatures, usedFeatures } from '../switched-off.ts';
import { endsSoon } from '../watch-plans.ts';
import type { NoticeContext } from './notice-context.ts';
import { linkOfPlans, namesOfDeciders } from './notice-readers.ts';
import { monthOf } from './report-turned-away.ts';

/** For everybody who sees the dashboard: without candidates there is nothing to review. */
export async function noticesOfUse(context: NoticeContext): Promise<CompanyNotice[]> {
  const notices = [await noticeOfUse(context, 'submissions'), await noticeOfUse(context, 'storage')];
  return notices.filter((notice) => notice !== undefined);
}

async function noticeOfUse(
  { database, reader, terms, now }: NoticeContext,
  limit: ClosingLimit,
): Promise<CompanyNotice | undefined> {
  const { companyId } = reader;
  const most = limitsAt(terms, now)[limit];
  if (most === null) return undefined;
  const used = await countUsed[limit](database, companyId);
  if (used < most * warnFrom) return undefined;
  const link = linkOfPlans(reader);
  const ask = link === null ? await namesOfDeciders(database, companyId) : [];
  const turnedAway = used < most ? 0 : await sumTurnedAway(database, companyId, monthOf(now));
  const severity = used < most ? 'warning' : 'danger';
  return { kind: `${limit}_used`, severity, link, values: { used, most, turnedAway, ask } };
}

export async function noticesOfTrial({
  database,
  reader,
  terms,
  now,
}: NoticeContext): Promise<CompanyNotice[]> {
  const ends = terms.trial_ends_at;
  if (ends === null || !endsSoon(ends, now) || !isOneAllowed(reader.permissions, companyPermissions))
    return [];
  const values = { at: ends.toISOString(), ...(await usedFeatures(database, reader.companyId)) };
  return [{ kind: 'trial_ends', severity: 'warning', link: linkOfPlans(reader), values }];
}

export async function noticesOfFeatures({
  database,
  reader,
  terms,
  now,
}: NoticeContext): Promise<CompanyNotice[]> {
  // A person who chose the plan knows what it leaves out.
  if (isChosen(terms, now) || !isOneAllowed(reader.permissions, companyPermissions)) return [];
  const ended = await endedFeatures(database, reader.companyId);
  if (!ended.insights && !ended.branding) return [];
  const values = { plan: planAt(terms, now), ...ended };
  return [{ kind: 'features_ended', severity: 'info', link: linkOfPlans(reader), values }];
}
