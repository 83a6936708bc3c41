import { currentInterview } from '@nimble/contracts/interviews';
import { useCallback, useRef, useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { ApiError, isRefused } from '../../../lib/api-error.ts';
import { untilAnswered } from '../../../lib/until-answered.ts';
import { TakeRefusedError } from '../../recordings/index.ts';

/**
 * Was the interview submitted on another device, or does it go on there by an emailed link? Refused answers raise the
 * question. The server answers it, because it refuses some answers of an open interview in the same way. `onRefused` is
 * stable between renders, and resolves to whether it was: the page ends then.
 */
export function useContinuedElsewhere(token: string) {
  const [elsewhereNow, setElsewhereNow] = useState<'submitted' | 'open'>();
  const isSubmittingHere = useRef(false);
  const onRefused = useCallback(
    async (error: unknown): Promise<boolean> => {
      if (!mayBeElsewhere(error)) return false;
      try {
        const { data } = await untilAnswered(() => call(currentInterview, { token }));
        if (isSubmittingHere.current) return false;
        const isSubmitted = data.submission.status !== 'uploading';
        if (isSubmitted) setElsewhereNow('submitted');
        return isSubmitted;
      } catch (refusal) {
        const isMoved = isRefused(refusal, 'interview.moved');
        if (isMoved) setElsewhereNow('open');
        // Otherwise it was erased meanwhile, and the refusal itself is shown.
        return isMoved;
      }
    },
    [token],
  );
  /** What is refused meanwhile came after this device's own submission. @throws what `submit` throws. */
  const submitHere = useCallback(async (submit: () => Promise<string>) => {
    isSubmittingHere.current = true;
    try {
      return await submit();
    } catch (error) {
      isSubmittingHere.current = false;
      throw error;
    }
  }, []);
  return { elsewhereNow, submitHere, onRefused };
}

function mayBeElsewhere(error: unknown): boolean {
  if (!(error instanceof ApiError || error instanceof TakeRefusedError)) return false;
  return error.status === 409 || error.status === 401;
}
