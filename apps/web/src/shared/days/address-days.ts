import { isListDay } from '@nimble/contracts/collections';

/** Days as 2026-03-12, both included; undefined: no limit. */
export type Days = { since: string | undefined; until: string | undefined };

/** The days of an address; an impossible one counts as missing. */
export function readDays(parameters: URLSearchParams): Days {
  return { since: dayIn(parameters, 'since'), until: dayIn(parameters, 'until') };
}

export function setDays(parameters: URLSearchParams, days: Days): void {
  for (const name of ['since', 'until'] as const) {
    const day = days[name];
    if (day === undefined) parameters.delete(name);
    else parameters.set(name, day);
  }
}

function dayIn(parameters: URLSearchParams, name: keyof Days): string | undefined {
  const given = parameters.get(name) ?? '';
  return isListDay(given) ? given : undefined;
}
