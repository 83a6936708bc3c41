import * as z from 'zod/mini';
import { fieldMessages } from '../fields.messages.ts';
import { text, timestampField } from '../fields.ts';
import { billingCycles, planNames } from './plans.catalog.ts';

const usage = z.object({
  used: z.number(),
  /** null: without a limit. */
  most: z.nullable(z.number()),
});

export const planState = z.object({
  plan: z.enum(planNames),
  billing: z.enum(billingCycles),
  /** When a person last chose a plan; null: never, and its retention days erase nothing. */
  chosenAt: z.nullable(timestampField),
  /** null: no trial. */
  trialEndsAt: z.nullable(timestampField),
  /** A downgrade that is pending until the end of the cycle. */
  next: z.nullable(z.object({ plan: z.enum(planNames), at: timestampField })),
  /** When the cycle, or the trial, ends. */
  cycleEndsAt: timestampField,
  /** Whether this installation enforces plans at all. */
  isEnforced: z.boolean(),
  /** The last payment failed and will be retried; null: none failed. */
  paymentFailedAt: z.nullable(timestampField),
  /** Is there a recipient for `contactSales`? */
  hasSales: z.boolean(),
  /** Storage in bytes, null for people who may not see it (`plansPagePermissions`); submissions of this month. */
  usage: z.object({ jobs: usage, submissions: usage, users: usage, storage: z.nullable(usage) }),
});
export type PlanState = z.infer<typeof planState>;

export const planChoice = z.object({ plan: z.enum(planNames), billing: z.enum(billingCycles) });
export type PlanChoice = z.infer<typeof planChoice>;

/** Maximum lengths, and requests of a company in a day. */
export const salesLimits = { message: 2000, phone: 40, perDay: 5 } as const;

/** Both may be empty. */
export const salesRequest = z.object({
  message: text(salesLimits.message, fieldMessages.tooLong),
  phone: text(salesLimits.phone, fieldMessages.tooLong),
});
export type SalesRequest = z.infer<typeof salesRequest>;
