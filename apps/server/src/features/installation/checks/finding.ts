import type { ValuesOfText } from '@nimble/contracts';
import type { FindingName } from '@nimble/contracts/installation';
import type { Found, FoundText } from '../../../platform/database/index.ts';
import type { findingTexts } from './checks.findings.ts';

/** Checks one thing. Whatever it throws is the fault. */
export type Check = { name: FindingName; longestSeconds: number; run: () => Promise<Found> };

type Texts = typeof findingTexts;

/** One of the texts, with its values if it has some. */
export function say<Code extends keyof Texts>(
  code: Code,
  ...[values]: ValuesOfText<Texts[Code]> extends undefined ? [] : [values: ValuesOfText<Texts[Code]>]
): FoundText {
  return values === undefined ? { code } : { code, values };
}

const found =
  (state: Found['state']) =>
  (text: FoundText | readonly FoundText[], advice: FoundText | null = null): Found => ({
    state,
    texts: [text].flat(),
    advice,
  });

export const fine = found('fine');
export const look = found('look');
export const broken = found('broken');

/** Never throws and has a time limit: a check still running then ends by itself. */
export async function runCheck({ longestSeconds, run }: Omit<Check, 'name'>): Promise<Found> {
  const { promise: tooLate, resolve } = Promise.withResolvers<Found>();
  const timer = setTimeout(
    () => resolve(broken(say('finding.too_late', { seconds: longestSeconds }))),
    longestSeconds * 1000,
  );
  try {
    return await Promise.race([run(), tooLate]);
  } catch (error) {
    return broken(say('finding.reason', { reason: reasonOf(error) }));
  } finally {
    clearTimeout(timer);
  }
}

/** In parallel, because one that waits for a server must not delay the others. */
export async function runChecks(checks: readonly Check[]): Promise<Partial<Record<FindingName, Found>>> {
  return Object.fromEntries(
    await Promise.all(checks.map(async (check) => [check.name, await runCheck(check)] as const)),
  );
}

/** What a program or a service reports, in its own language. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
