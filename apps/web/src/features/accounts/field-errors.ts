import type { $ZodError, $ZodType } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';

/** The first error of each field of a flat schema; empty for valid values. */
export function fieldErrors<Name extends string>(
  schema: $ZodType,
  values: Record<Name, string>,
): Partial<Record<Name, string>> {
  const result = safeParse(schema, values);
  return result.success ? {} : firstMessages(result.error);
}

function firstMessages<Name extends string>(error: $ZodError): Partial<Record<Name, string>> {
  const messages: Partial<Record<string, string>> = {};
  for (const issue of error.issues) {
    const name = String(issue.path[0]);
    messages[name] ??= issue.message;
  }
  return messages as Partial<Record<Name, string>>;
}
