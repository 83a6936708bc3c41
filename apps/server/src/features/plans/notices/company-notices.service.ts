import { type CompanyNotice, companyPermissions } from '@nimble/contracts/plans';
import { isOneAllowed } from '@nimble/contracts/roles';
import type { Database } from '../../../platform/database/index.ts';
import { noticesOfAbove } from '../above/above-notices.ts';
import { isChosen, isOnTrial, planAt } from '../plan-terms.ts';
import { findTerms } from '../plans.repository.ts';
import { noticesOfRetention } from '../retention/retention-notices.ts';
import type { NoticeContext, Reader } from './notice-context.ts';
import { noticesOfFeatures, noticesOfTrial, noticesOfUse } from './plan-notices.ts';

type Dependencies = { database: Database; config: { planEnforcement: 'on' | 'off' } };

type NoticeSource = (context: NoticeContext) => CompanyNotice[] | Promise<CompanyNotice[]>;

/** The first ones are shown first. */
const sources: readonly NoticeSource[] = [
  noticesOfRetention,
  noticesOfUse,
  noticesOfAbove,
  noticesOfTrial,
  noticesOfUnchosenPlan,
  noticesOfFeatures,
];

/** Notices to people about their company. Without enforcement there are none. */
export function createCompanyNoticesService({ database, config }: Dependencies) {
  return {
    async list(reader: Reader): Promise<CompanyNotice[]> {
      if (config.planEnforcement === 'off') return [];
      const terms = await findTerms(database, reader.companyId);
      const context = { database, reader, terms, now: new Date() };
      const notices: CompanyNotice[] = [];
      for (const source of sources) notices.push(...(await source(context)));
      return notices;
    },
  };
}
export type CompanyNoticesService = ReturnType<typeof createCompanyNoticesService>;

function noticesOfUnchosenPlan({ reader, terms, now }: NoticeContext): CompanyNotice[] {
  if (isOnTrial(terms, now) || isChosen(terms, now) || !isOneAllowed(reader.permissions, companyPermissions))
    return [];
  const values = { plan: planAt(terms, now) };
  return [{ kind: 'plan_not_chosen', severity: 'info', link: '/plans', values }];
}
