import { ApiError } from '../../lib/api-error.ts';

/** Was a call refused with exactly this message? */
export function saysServer(error: unknown, text: string): boolean {
  return error instanceof ApiError && error.serverMessage === text;
}
