import { type CompanyNotice, companyPermissions } from '@nimble/contracts/plans';
import { isOneAllowed } from '@nimble/contracts/roles';
import type { NoticeContext } from '../notices/notice-context.ts';
import { linkOfPlans, namesOfDeciders } from '../notices/notice-readers.ts';
import { limitsAt, planAt } from '../plan-terms.ts';
import { findForChoice } from './due.repository.ts';
import { countAbove, findStanding, isPaused } from './standing.ts';

/** The pending choice, for people who decide; what the plan has paused, for everybody affected. */
export async function noticesOfAbove({
  database,
  reader,
  terms,
  now,
}: NoticeContext): Promise<CompanyNotice[]> {
  const { companyId, permissions } = reader;
  const standing = await findStanding(database, companyId);
  const link = linkOfPlans(reader);
  const notices: CompanyNotice[] = [];
  const { choose_by: by } = await findForChoice(database, companyId);
  if (by !== null && by > now && isOneAllowed(permissions, companyPermissions)) {
    const above = countAbove(standing, limitsAt(terms, now));
    const values = { plan: planAt(terms, now), by: by.toISOString(), ...above };
    notices.push({ kind: 'choose_kept', severity: 'warning', link, values });
  }
  const jobIds = standing.jobs.filter(isPaused).map(({ id }) => id);
  const users = standing.users.filter(isPaused).length;
  if (jobIds.length + users > 0) {
    const ask = link === null ? await namesOfDeciders(database, companyId) : [];
    notices.push({ kind: 'paused_by_plan', severity: 'warning', link, values: { jobIds, users, ask } });
  }
  return notices;
}
