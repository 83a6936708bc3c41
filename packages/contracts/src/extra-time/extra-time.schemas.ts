import * as z from 'zod/mini';
import { emailField } from '../fields.ts';
import { extraTimeMessages } from './extra-time.messages.ts';

/** Factors of a candidate's times; 1 is no extra time. */
export const timeFactors = [1, 1.25, 1.5, 2, 3] as const;

/** Maximum of addresses with extra time in one job. */
export const mostExtraTimes = 200;

export const extraTime = z.object({
  /** In lower case. */
  email: z.string(),
  factor: z.number(),
});
export type ExtraTime = z.infer<typeof extraTime>;

/** `factor` 1 removes the extra time. */
export const givenExtraTime = z.object({
  email: emailField,
  factor: z.literal(timeFactors, extraTimeMessages.factorInvalid),
});
