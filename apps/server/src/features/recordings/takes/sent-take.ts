import { RequestError } from '../../../platform/errors.ts';
import type { TakeSender } from '../../../platform/http/index.ts';

type SentTake = NonNullable<TakeSender['take']>;

/** A take of this interview while it is open. */
export function requireOpenTake({ take }: TakeSender): SentTake {
  if (take === undefined) throw new RequestError('request.not_found');
  if (take.isSubmitted) throw new RequestError('interview.already_submitted');
  return take;
}

/** @returns the size to which a take may grow. @throws RequestError for a declared size that it cannot have. */
export function sizeLimit(
  { largestBytes, lengthBytes }: SentTake,
  offset: number,
  declaredBytes: number | undefined,
): number {
  if (declaredBytes === undefined) return lengthBytes ?? largestBytes;
  if (lengthBytes !== null || declaredBytes < offset) throw new RequestError('request.bad_upload_length');
  if (declaredBytes > largestBytes) throw new RequestError('request.too_large');
  return declaredBytes;
}
