import * as z from 'zod/mini';
import { timestampField } from '../fields.ts';
import { planNames } from './plans.catalog.ts';

/** A limit that turns candidates away is nearly or wholly used up; as /plans counts it. */
const used = z.object({
  used: z.number(),
  most: z.number(),
  /** How often links have turned candidates away this month. */
  turnedAway: z.number(),
  /** The people who can change the plan, for a reader who cannot. */
  ask: z.array(z.string()),
});

const severity = z.enum(['info', 'warning', 'danger']);

/** null: the reader may not open the page. */
const link = z.nullable(z.string());
const switchedOff = { insights: z.boolean(), branding: z.boolean() };

/** Notices to the people of a company. Each kind has its own values; `link` is a page of the product. */
export const companyNotice = z.discriminatedUnion('kind', [
  /** A plan is in force that no person has chosen, so that its retention days erase nothing. */
  z.object({
    kind: z.literal('plan_not_chosen'),
    severity,
    link: z.string(),
    values: z.object({ plan: z.enum(planNames) }),
  }),
  z.object({ kind: z.literal('submissions_used'), severity, link, values: used }),
  z.object({ kind: z.literal('storage_used'), severity, link, values: used }),
  /** The company has more than the plan allows; until `by` it chooses what stays. */
  z.object({
    kind: z.literal('choose_kept'),
    severity,
    link,
    values: z.object({ plan: z.enum(planNames), by: timestampField, jobs: z.number(), users: z.number() }),
  }),
  z.object({
    kind: z.literal('paused_by_plan'),
    severity,
    link,
    values: z.object({ jobIds: z.array(z.number()), users: z.number(), ask: z.array(z.string()) }),
  }),
  z.object({
    kind: z.literal('trial_ends'),
    severity,
    link,
    values: z.object({ at: timestampField, ...switchedOff }),
  }),
  /** The plan does not include what the company uses; it resumes with a plan that does. */
  z.object({
    kind: z.literal('features_ended'),
    severity,
    link,
    values: z.object({ plan: z.enum(planNames), ...switchedOff }),
  }),
  /** Old submissions will be erased. */
  z.object({
    kind: z.literal('retention'),
    severity,
    link: z.string(),
    values: z.object({
      /** Submissions to be erased first, and those to be erased later. */
      submissions: z.number(),
      later: z.number(),
      erasesAt: timestampField,
      /** The newest warning, for `confirmRetentionWarning`; null before the first. */
      warning: z.nullable(z.number()),
      /** Whether the reader has confirmed it. */
      isConfirmed: z.boolean(),
    }),
  }),
]);
export type CompanyNotice = z.infer<typeof companyNotice>;
