import { ApiError } from '../../../lib/api-error.ts';

/** An interview that the server no longer knows: erased, or its token is too old. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 404);
}
