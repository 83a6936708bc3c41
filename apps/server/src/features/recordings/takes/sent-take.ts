import { RequestError } from '../../../platform/errors.ts';
import type { TakeSender } from '../../../platform/http/index.ts';

/** A take of this interview while it is open. */
export function requireOpen({ take }: TakeSender) {
  if (take === undefined) throw new RequestError('request.not_found');
  if (take.isSubmitted) throw new RequestError('interview.already_submitted');
  return take;
}
