import {
  choiceDays,
  isDowngrade,
  type PlanChange,
  type PlanEffect,
  type PlanName,
  plans,
} from '@nimble/contracts/plans';
import type { Database } from '../../../platform/database/index.ts';
import { findFeatures } from '../limits/plan-features.repository.ts';
import { cycleEnd, planAt } from '../plan-terms.ts';
import { countUsed, findTerms } from '../plans.repository.ts';
import { countCovered } from '../retention/batches.repository.ts';
import { daysAfter } from './keep-within.ts';

type Config = { planEnforcement: 'on' | 'off' };

/** What another plan would change for a company. Without enforcement, or with a larger plan, nothing. */
export async function describeChange(
  database: Database,
  companyId: number,
  to: PlanName,
  { planEnforcement }: Config,
): Promise<PlanChange> {
  const now = new Date();
  const terms = await findTerms(database, companyId);
  const from = planAt(terms, now);
  const isLess = isDowngrade(from, to);
  const at = isLess ? cycleEnd(terms, now) : now;
  const chooseBy = daysAfter(at, choiceDays).toISOString();
  const effects =
    isLess && planEnforcement === 'on' ? await findEffects(database, companyId, { from, to, at }) : [];
  return { plan: to, at: at.toISOString(), chooseBy, effects };
}

const countedLimits = ['jobs', 'submissions', 'users', 'storage'] as const;

async function findEffects(
  database: Database,
  companyId: number,
  { from, to, at }: { from: PlanName; to: PlanName; at: Date },
): Promise<PlanEffect[]> {
  const [before, after] = [plans[from].limits, plans[to].limits];
  const effects: PlanEffect[] = [];
  for (const kind of countedLimits) {
    const [was, will] = [before[kind], after[kind]];
    if (will === null || (was !== null && was <= will)) continue;
    effects.push({ kind, used: await countUsed[kind](database, companyId), from: was, to: will });
  }
  if (after.retention < before.retention) {
    const tooOld = { arrived_from: null, arrived_before: daysAfter(at, -after.retention) };
    const used = await countCovered(database, companyId, tooOld);
    effects.push({ kind: 'retention', used, from: before.retention, to: after.retention });
  }
  const { insights, hasBranding } = await findFeatures(database, companyId);
  if (before.insights && !after.insights) effects.push({ kind: 'insights', isUsed: insights });
  if (before.branding && !after.branding) effects.push({ kind: 'branding', isUsed: hasBranding });
  if (from === 'enterprise') effects.push({ kind: 'services' });
  return effects;
}
