import * as z from 'zod/mini';
import { emailField } from '../fields.ts';
import { extraTimeMessages } from './extra-time.messages.ts';

/** Factors of a candidate's times; 1 is no extra time. */
export const timeFactors = [1, 1.25, 1.5, 2, 3] as const;

/**
 * Seconds of one recording without a time limit, which storage needs: as much as the longest question with the most
 * extra time.
 */
export const longestUntimedRecording = 1800;

/** Maximum of addresses with extra time in one job. */
export const mostExtraTimes = 200;

export const extraTime = z.object({
  /** In lower case. */
  email: z.string(),
  factor: z.number(),
  /** No time limit at all; a recording still ends after 30 minutes. */
  untimed: z.boolean(),
  /** Can this candidate read all questions before the first one, and in the invitation? */
  questionsInAdvance: z.boolean(),
});
export type ExtraTime = z.infer<typeof extraTime>;

/** Replaces what the address has; `factor` 1 with neither of the others removes it. */
export const givenExtraTime = z.object({
  email: emailField,
  factor: z.literal(timeFactors, extraTimeMessages.factorInvalid),
  untimed: z._default(z.boolean(), false),
  questionsInAdvance: z._default(z.boolean(), false),
});
