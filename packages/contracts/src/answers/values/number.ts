import * as z from 'zod/mini';
import { nameText } from '../../fields.ts';
import { answerMessages as messages } from '../answers.messages.ts';

/** Numbers up to here keep all their decimals. */
export const largestNumber = 100_000_000_000;
export const mostDecimals = 4;
export const longestUnit = 20;

const bounded = z
  .number(messages.numberInvalid)
  .check(z.minimum(-largestNumber, messages.numberInvalid), z.maximum(largestNumber, messages.numberInvalid));

/** A number within limits that the employer may set. */
export const numberSettings = z
  .object({
    format: z.literal('number'),
    /** null: any. */
    minimum: z.nullable(bounded),
    maximum: z.nullable(bounded),
    /** As many digits after the decimal separator may be given; 0: whole numbers. */
    decimals: z
      .number(messages.decimalsInvalid)
      .check(
        z.int(messages.decimalsInvalid),
        z.minimum(0, messages.decimalsInvalid),
        z.maximum(mostDecimals, messages.decimalsInvalid),
      ),
    /** Shown after the number: "years", "€"; null: none. */
    unit: z.nullable(nameText(longestUnit, messages.unitTooLong).check(z.minLength(1, messages.unitTooLong))),
  })
  .check(
    z.refine(({ minimum, maximum }) => minimum === null || maximum === null || minimum <= maximum, {
      ...messages.numberLimitsInvalid,
      path: ['maximum'],
    }),
  );

/** The same in answers of the API, whatever the limits are today. */
export const shownNumberSettings = z.object({
  format: z.literal('number'),
  minimum: z.nullable(z.number()),
  maximum: z.nullable(z.number()),
  decimals: z.number(),
  unit: z.nullable(z.string()),
});

/** null: nothing that is a number yet. */
export const numberValue = z.object({ format: z.literal('number'), number: z.nullable(bounded) });

export const keptNumber = z.object({
  format: z.literal('number'),
  number: z.number(),
  unit: z.nullable(z.string()),
});

/** Has a number at most so many decimals? */
export function hasDecimals(number: number, most: number): boolean {
  return Number(number.toFixed(most)) === number;
}
