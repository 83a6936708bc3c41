import * as z from 'zod/mini';

/** PostgreSQL cannot store NUL in text, so no text of a request may hold one. */
const withoutNul = /^[^\0]*$/;

/** A string of bounded length without NUL characters. Lengths are checked by the field that uses it. */
export function text(longest: number, tooLong = `Must be at most ${longest} characters`) {
  return z
    .string()
    .check(z.regex(withoutNul, 'Must not contain NUL characters'), z.maxLength(longest, tooLong));
}

/** Text without white space at its ends, from `shortest` to `longest` characters. */
export function trimmedText(rules: {
  required: string;
  shortest: number;
  tooShort: string;
  longest: number;
  tooLong: string;
}) {
  return z
    .string(rules.required)
    .check(
      z.regex(withoutNul, 'Must not contain NUL characters'),
      z.trim(),
      z.minLength(1, { error: rules.required, abort: true }),
      z.minLength(rules.shortest, rules.tooShort),
      z.maxLength(rules.longest, rules.tooLong),
    );
}

/** Required, valid, at most 254 characters (RFC 5321); compared without regard to case. */
export const emailField = z
  .string('Email is required')
  .check(
    z.trim(),
    z.minLength(1, { error: 'Email is required', abort: true }),
    z.maxLength(254, 'Please enter a valid email address'),
    z.email('Please enter a valid email address'),
  );

/** A numeric id; in a path it arrives as digits. */
export const idField = z.coerce
  .number()
  .check(z.int('Invalid id'), z.positive('Invalid id'), z.maximum(Number.MAX_SAFE_INTEGER, 'Invalid id'));

export const idParameters = z.object({ id: idField });

/** ISO 8601, UTC. */
export const timestampField = z.string();

export const messageAnswer = z.object({ message: z.string() });

/** A stored private file as an answer shows it; `url` is signed and expires. Sizes are bytes. */
export const fileReference = z.object({
  id: z.number(),
  name: z.string(),
  size: z.number(),
  mime: z.string(),
  url: z.string(),
});
export type FileReference = z.infer<typeof fileReference>;
