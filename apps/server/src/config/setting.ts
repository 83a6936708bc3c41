import * as z from 'zod';

/** An invalid setting, in one sentence for the person at the terminal. */
export class SettingError extends Error {}

/** `name` is not set, and `other`, which is set, has no effect without it. */
export function missingSetting(name: string, other: string): SettingError {
  return new SettingError(`The setting ${name} is missing: ${other} needs it.`);
}

export type Setting<Value> = { schema: z.ZodType<Value>; standard: string; meaning: string };

export function setting<Value>(schema: z.ZodType<Value>, standard: string, meaning: string): Setting<Value> {
  return { schema, standard, meaning };
}

export function wholeNumber(least: number, most: number) {
  const message = `must be a number from ${least} to ${most}`;
  return z.coerce.number(message).int(message).min(least, message).max(most, message);
}

/** A text of `least` to `most` characters. */
export function characters(least: number, most: number) {
  const message = `must have ${least} to ${most} characters`;
  return z.string().min(least, message).max(most, message);
}

/** One of these words. */
export function oneOf<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`);
}

export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a URL that begins with http:// or https://',
});
