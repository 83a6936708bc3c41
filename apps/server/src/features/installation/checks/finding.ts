import type { FindingName } from '@nimble/contracts/installation';
import type { Found } from '../../../platform/database/index.ts';
import { checkMessages as messages } from './messages.ts';

/** Checks one thing. Whatever it throws is the fault. */
export type Check = { name: FindingName; longestSeconds: number; run: () => Promise<Found> };

export const fine = (text: string, advice: string | null = null): Found => ({ state: 'fine', text, advice });
export const look = (text: string, advice: string | null): Found => ({ state: 'look', text, advice });
export const broken = (text: string, advice: string | null): Found => ({ state: 'broken', text, advice });

/** Never throws and has a time limit: a check still running then ends by itself. */
export async function runCheck({ longestSeconds, run }: Omit<Check, 'name'>): Promise<Found> {
  const { promise: tooLate, resolve } = Promise.withResolvers<Found>();
  const timer = setTimeout(
    () => resolve(broken(messages.tooLate(longestSeconds), null)),
    longestSeconds * 1000,
  );
  try {
    return await Promise.race([run(), tooLate]);
  } catch (error) {
    return broken(reasonOf(error), null);
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

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
