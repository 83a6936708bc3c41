import * as z from 'zod/mini';
import { timestampField } from '../fields.ts';
import { billingCycles, planNames } from '../plans/plans.catalog.ts';

/** A company as the master sees it: its activity, and none of its content. */
export const installedCompany = z.object({
  id: z.number(),
  name: z.string(),
  createdAt: timestampField,
  plan: z.enum(planNames),
  billing: z.enum(billingCycles),
  /** Including invited ones. */
  people: z.number(),
  /** Uploaded completely and still stored. */
  submissions: z.number(),
  /** Emails to people outside within the last 24 hours, and the last 7 days. */
  mailsOfDay: z.number(),
  mailsOfWeek: z.number(),
  /** null: it works. */
  stoppedAt: z.nullable(timestampField),
});
export type InstalledCompany = z.infer<typeof installedCompany>;
