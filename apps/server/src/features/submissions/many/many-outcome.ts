import { RequestError } from '../../../platform/errors.ts';

/** Submissions that were refused a change, with the reason, and those that were changed. */
export type ManyOutcome = { refused: Map<number, RequestError>; changed: Map<number, object> };

/** Why it was refused; undefined if it was not. */
export async function refusalOf(change: () => Promise<void>): Promise<RequestError | undefined> {
  try {
    await change();
    return undefined;
  } catch (error) {
    if (error instanceof RequestError) return error;
    throw error;
  }
}
