import {
  choiceDays,
  type Keepable,
  type KeptChoice,
  type KeptState,
  type PlanName,
  plans,
} from '@nimble/contracts/plans';
import { shownRoleName } from '@nimble/contracts/roles';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { type Actor, emit } from '../../../platform/events/index.ts';
import { amountOfSubmissions, languageOfCall } from '../../../platform/texts/index.ts';
import { planAt } from '../plan-terms.ts';
import { type Kept, saveKept } from './above.repository.ts';
import { applyKept } from './apply-kept.ts';
import { findForChoice, lockForChoice } from './due.repository.ts';
import { daysAfter } from './keep-within.ts';
import { countAbove, findStanding, findStaying, isMaster, isPaused, type Standing } from './standing.ts';

type Config = { planEnforcement: 'on' | 'off' };
type Company = Awaited<ReturnType<typeof findForChoice>>;
/** The limits that apply, since or from when, and the deadline for choosing; null: now. */
type Question = { plan: PlanName; at: Date; chooseBy: Date | null };

/** Which jobs and users stay when a plan has no room for all of them. */
export function createKeptService({ database, config }: { database: Database; config: Config }) {
  async function read(companyId: number, userId: number): Promise<KeptState> {
    if (config.planEnforcement === 'off') return null;
    const company = await findForChoice(database, companyId);
    const standing = await findStanding(database, companyId);
    const question = questionOf(company, standing, new Date());
    return question === undefined ? null : present(standing, question, userId);
  }

  return {
    read,

    /** @throws RequestError unprocessable for more than there is room for, and for leaving out fixed entries. */
    async choose(member: Actor, choice: KeptChoice): Promise<KeptState> {
      const { companyId, userId } = member;
      await inTransaction(database, async (transaction) => {
        const company = await lockForChoice(transaction, companyId);
        const standing = await findStanding(transaction, companyId);
        const question =
          config.planEnforcement === 'off' ? undefined : questionOf(company, standing, new Date());
        if (question === undefined) throw new RequestError('plan.nothing_to_choose');
        const kept = requireFitting(standing, question.plan, choice, userId);
        if (question.chooseBy === null) await applyKept(transaction, companyId, standing, kept);
        else await saveKept(transaction, companyId, { jobs: [...kept.jobs], users: [...kept.users] });
        const staying = { name: company.name, jobs: kept.jobs.size, users: kept.users.size };
        await emit(transaction, { type: 'company.kept_chosen', by: member, ...staying });
      });
      return read(companyId, userId);
    },
  };
}
export type KeptService = ReturnType<typeof createKeptService>;

/** A pending smaller plan, a current one that is exceeded, or what it has paused already. */
function questionOf(company: Company, standing: Standing, now: Date): Question | undefined {
  const { next_plan, next_plan_at, trial_ends_at, choose_by, cycle_started_at } = company;
  const coming =
    next_plan !== null && next_plan_at !== null && next_plan_at > now
      ? { plan: next_plan, at: next_plan_at }
      : trial_ends_at !== null && trial_ends_at > now
        ? { plan: 'starter' as const, at: trial_ends_at }
        : undefined;
  const isAbove = (plan: PlanName) => {
    const above = countAbove(standing, plans[plan].limits);
    return above.jobs + above.users > 0;
  };
  if (coming !== undefined && isAbove(coming.plan))
    return { ...coming, chooseBy: daysAfter(coming.at, choiceDays) };
  const plan = planAt(company, now);
  if (isAbove(plan)) return { plan, at: cycle_started_at, chooseBy: choose_by ?? daysAfter(now, choiceDays) };
  const hasPaused = [...standing.jobs, ...standing.users].some(isPaused);
  return hasPaused ? { plan, at: cycle_started_at, chooseBy: null } : undefined;
}

function present(standing: Standing, { plan, at, chooseBy }: Question, userId: number): KeptState {
  const { limits } = plans[plan];
  const staying = findStaying(standing, limits);
  const jobs: Keepable[] = standing.jobs.map(({ id, title, submissions, paused_by_plan_at }) => ({
    id,
    name: title,
    detail: amountOfSubmissions(languageOfCall(), Number(submissions)),
    isKept: staying.jobs.has(id),
    isFixed: false,
    isPaused: paused_by_plan_at !== null,
  }));
  const users: Keepable[] = standing.users.map((user) => ({
    id: user.id,
    name: user.display_name ?? user.username,
    detail: shownRoleName(user.name),
    isKept: staying.users.has(user.id),
    isFixed: isMaster(user) || user.id === userId,
    isPaused: user.paused_by_plan_at !== null,
  }));
  return {
    plan,
    at: at.toISOString(),
    chooseBy: chooseBy?.toISOString() ?? null,
    isChosen: standing.chosen !== undefined,
    jobs: { most: limits.jobs, items: jobs },
    users: { most: limits.users, items: users },
  };
}

/** The valid part of the choice, with the master account, who always stays. */
function requireFitting(standing: Standing, plan: PlanName, choice: KeptChoice, userId: number): Kept {
  const { limits } = plans[plan];
  const [jobIds, userIds] = [new Set(choice.jobs), new Set(choice.users)];
  const jobs = standing.jobs.filter(({ id }) => jobIds.has(id)).map(({ id }) => id);
  const masters = standing.users.filter(isMaster).map(({ id }) => id);
  const users = standing.users.filter(({ id }) => userIds.has(id)).map(({ id }) => id);
  if (!users.includes(userId) && !masters.includes(userId)) throw new RequestError('plan.keep_yourself');
  if (limits.jobs !== null && jobs.length > limits.jobs)
    throw new RequestError('plan.limit_reached', { values: { plan, limit: 'jobs', most: limits.jobs } });
  const stays = new Set([...masters, ...users]);
  const room = Math.max(limits.users ?? stays.size, masters.length);
  if (stays.size > room && limits.users !== null)
    throw new RequestError('plan.limit_reached', { values: { plan, limit: 'users', most: limits.users } });
  return { jobs: new Set(jobs), users: stays };
}
