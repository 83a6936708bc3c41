import { RequestError } from '../../../platform/errors.ts';

/** Submissions that were refused a change. */
export type Failures = Map<number, RequestError>;

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
