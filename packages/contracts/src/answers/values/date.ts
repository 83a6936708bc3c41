import * as z from 'zod/mini';
import { answerMessages as messages } from '../answers.messages.ts';

/** 0001-01-01 to 9999-12-31. */
const day = z.iso.date(messages.dateInvalid).check(z.refine((date) => date >= '0001', messages.dateInvalid));

/** A day without time, within limits that the employer may set. */
export const dateSettings = z
  .object({
    format: z.literal('date'),
    /** As 2026-03-12; null: any. */
    earliest: z.nullable(day),
    latest: z.nullable(day),
  })
  .check(
    z.refine(({ earliest, latest }) => earliest === null || latest === null || earliest <= latest, {
      ...messages.dateLimitsInvalid,
      path: ['latest'],
    }),
  );

/** The same in answers of the API. */
export const shownDateSettings = z.object({
  format: z.literal('date'),
  earliest: z.nullable(z.string()),
  latest: z.nullable(z.string()),
});

/** null: no day yet. */
export const dateValue = z.object({ format: z.literal('date'), date: z.nullable(day) });

export const keptDate = z.object({ format: z.literal('date'), date: z.string() });
