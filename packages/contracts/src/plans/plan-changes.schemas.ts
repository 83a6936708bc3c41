import * as z from 'zod/mini';
import { idField, timestampField } from '../fields.ts';
import { planNames } from './plans.catalog.ts';

/** Days after a smaller plan applies until everything above its limits is paused; until then the company chooses. */
export const choiceDays = 14;

const counted = { used: z.number(), from: z.nullable(z.number()), to: z.number() };

/** One thing that a smaller plan changes, with the company's own figure. */
const planEffect = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('jobs'), ...counted }),
  z.object({ kind: z.literal('submissions'), ...counted }),
  z.object({ kind: z.literal('users'), ...counted }),
  /** Bytes. */
  z.object({ kind: z.literal('storage'), ...counted }),
  /** Days that submissions are kept; `used`: how many will be older than the new ones when the plan changes. */
  z.object({ kind: z.literal('retention'), ...counted }),
  z.object({ kind: z.literal('insights'), isUsed: z.boolean() }),
  z.object({ kind: z.literal('branding'), isUsed: z.boolean() }),
  /** White-label, API access or a dedicated manager is not part of the plan any more and stops. */
  z.object({ kind: z.literal('services') }),
]);
export type PlanEffect = z.infer<typeof planEffect>;

export const planChange = z.object({
  plan: z.enum(planNames),
  /** When it would apply. */
  at: timestampField,
  /** Until when the company can choose what stays. */
  chooseBy: timestampField,
  effects: z.array(planEffect),
});
export type PlanChange = z.infer<typeof planChange>;

const keepable = z.object({
  id: z.number(),
  name: z.string(),
  /** A job's number of submissions; a user's role. */
  detail: z.string(),
  /** What will happen to it: by choice, or by the default without one. */
  isKept: z.boolean(),
  /** It cannot be deselected: the one who chooses, and the master account. */
  isFixed: z.boolean(),
  /** The plan has paused it already. */
  isPaused: z.boolean(),
});
export type Keepable = z.infer<typeof keepable>;

const keepableGroup = z.object({ most: z.nullable(z.number()), items: z.array(keepable) });
export type KeepableGroup = z.infer<typeof keepableGroup>;

/** What is, or will be, above the limits of a plan; null: nothing. */
export const keptState = z.nullable(
  z.object({
    plan: z.enum(planNames),
    /** When the limits apply. */
    at: timestampField,
    /** null: the deadline has passed, and a new choice applies at once. */
    chooseBy: z.nullable(timestampField),
    isChosen: z.boolean(),
    jobs: keepableGroup,
    users: keepableGroup,
  }),
);
export type KeptState = z.infer<typeof keptState>;

const ids = z.array(idField).check(z.maxLength(1000));
export const keptChoice = z.object({ jobs: ids, users: ids });
export type KeptChoice = z.infer<typeof keptChoice>;
