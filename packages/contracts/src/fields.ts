import * as z from 'zod/mini';
import { fieldMessages as messages } from './fields.messages.ts';
import type { Message } from './message.ts';

/** PostgreSQL refuses NUL in text and half a surrogate pair in JSON, so no text of a request may hold one. */
const storable = z.regex(/^[^\0\p{Cs}]*$/u, messages.notStorable);

/** A string of bounded length that can be stored; `required` is the message when it is missing. */
export function text(
  longest: number,
  tooLong: Message = messages.tooLong,
  required: Message = messages.required,
) {
  return z.string(required).check(storable, z.maxLength(longest, tooLong));
}

type LengthRules = {
  required: Message;
  shortest: number;
  tooShort: Message;
  longest: number;
  tooLong: Message;
};

function lengths(rules: LengthRules) {
  return [
    z.trim(),
    z.minLength(1, { ...rules.required, abort: true }),
    z.minLength(rules.shortest, rules.tooShort),
    z.maxLength(rules.longest, rules.tooLong),
  ];
}

/** Text without white space at its ends, from `shortest` to `longest` characters. */
export function trimmedText(rules: LengthRules) {
  return z.string(rules.required).check(storable, ...lengths(rules));
}

/**
 * On one line, and read in the direction in which it is written: names stand in lists, file names, subjects of emails
 * and logs, where a line break or a turned direction would say something else.
 */
const onOneLine = z.overwrite<string>((given) =>
  given.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').replaceAll(/\p{Bidi_Control}+/gu, ''),
);

/** A name of at most `longest` characters; may be empty. */
export function nameText(longest: number, tooLong: Message) {
  return text(longest, tooLong).check(onOneLine, z.trim());
}

/** The name of a person, a job or a company, from `shortest` to `longest` characters. */
export function nameField(rules: LengthRules) {
  return z.string(rules.required).check(storable, onOneLine, ...lengths(rules));
}

/** Required, valid, at most 254 characters (RFC 5321); compared without regard to case. */
export const emailField = z
  .string(messages.emailRequired)
  .check(
    z.trim(),
    z.minLength(1, { ...messages.emailRequired, abort: true }),
    z.maxLength(254, messages.emailInvalid),
    z.email(messages.emailInvalid),
  );

/** A full URL; empty is valid. */
export const websiteField = text(200, messages.websiteTooLong).check(
  z.trim(),
  z.refine((value) => value === '' || isWebAddress(value), messages.urlInvalid),
);

const webAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain });

function isWebAddress(value: string): boolean {
  return z.safeParse(webAddress, value).success;
}

/**
 * A numeric id; in a path, and from some callers in a body, it arrives as digits. Nothing else is coerced to a number:
 * `true`, `[5]` and `1e0` would otherwise become ids.
 */
export const idField = z.pipe(
  z.union(
    [z.number(), z.pipe(z.string().check(z.regex(/^[1-9]\d{0,15}$/)), z.transform(Number))],
    messages.idInvalid,
  ),
  z
    .number()
    .check(
      z.int(messages.idInvalid),
      z.positive(messages.idInvalid),
      z.maximum(Number.MAX_SAFE_INTEGER, messages.idInvalid),
    ),
);

export const idParameters = z.object({ id: idField });

/** The signature that authorizes a URL without a token. */
export const signedQuery = z.object({
  /** Seconds since 1970, UTC. */
  expires: z.string().check(z.regex(/^\d{1,12}$/)),
  signature: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
});

/** ISO 8601, UTC. */
export const timestampField = z.string();

export const messageAnswer = z.object({ message: z.string() });

/** A stored private file in an answer; `url` is signed and expires. Sizes are bytes. */
export const fileReference = z.object({
  id: z.number(),
  name: z.string(),
  size: z.number(),
  mime: z.string(),
  url: z.string(),
});
export type FileReference = z.infer<typeof fileReference>;

/** Each text once, whatever its case, as it was first written. */
export function eachTextOnce(texts: readonly string[]): string[] {
  const known = new Set<string>();
  return texts.filter((each) => {
    const word = each.toLowerCase();
    return !known.has(word) && known.add(word);
  });
}
