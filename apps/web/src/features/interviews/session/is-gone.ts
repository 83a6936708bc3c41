import { ApiError } from '../../../lib/api-error.ts';

/** Is the interview unknown to the server: erased, or with an expired token? */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 404);
}
