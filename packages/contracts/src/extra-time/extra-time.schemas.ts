import * as z from 'zod/mini';
import { emailField } from '../fields.ts';

/** What a candidate's times may be multiplied with; 1 is none. */
export const timeFactors = [1, 1.25, 1.5, 2, 3] as const;

/** Addresses with extra time for one job. */
export const mostExtraTimes = 200;

export const extraTime = z.object({
  /** In small letters. */
  email: z.string(),
  factor: z.number(),
});
export type ExtraTime = z.infer<typeof extraTime>;

/** `factor` 1 takes the extra time back. */
export const givenExtraTime = z.object({
  email: emailField,
  factor: z.literal(timeFactors, `Extra time must be one of ${timeFactors.join(', ')}`),
});
