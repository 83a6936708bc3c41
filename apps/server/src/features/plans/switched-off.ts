import type { Database, Transaction } from '../../platform/database/index.ts';
import { findFeatures } from './limits/plan-features.repository.ts';

export type Features = { insights: boolean; branding: boolean };

/** Features in use that a plan without AI analysis and branding would switch off. */
export async function usedFeatures(database: Database | Transaction, companyId: number): Promise<Features> {
  const { insights, hasBranding } = await findFeatures(database, companyId);
  return { insights, branding: hasBranding };
}

/** Features that the current plan has switched off. */
export async function endedFeatures(database: Database | Transaction, companyId: number): Promise<Features> {
  const row = await findFeatures(database, companyId);
  return { insights: row.insights_ended_by_plan, branding: row.hasBranding && !row.shows_branding };
}
