import { currentInterview } from '@nimble/contracts/interviews';
import { useCallback, useRef, useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { untilAnswered } from '../../../lib/until-answered.ts';
import { TakeRefusedError } from '../../recordings/index.ts';

/**
 * Was the interview submitted on another device? Refused answers raise the question. The server answers it, because it
 * refuses some answers of an open interview in the same way. `onRefused` is stable between renders, and resolves to
 * whether it was: the page ends then.
 */
export function useSubmittedElsewhere(token: string) {
  const [isSubmittedElsewhere, setIsSubmittedElsewhere] = useState(false);
  const isSubmittingHere = useRef(false);
  const onRefused = useCallback(
    async (error: unknown): Promise<boolean> => {
      if (!isConflict(error)) return false;
      try {
        const { data } = await untilAnswered(() => call(currentInterview, { token }));
        if (isSubmittingHere.current) return false;
        const isSubmitted = data.submission.status !== 'uploading';
        setIsSubmittedElsewhere(isSubmitted);
        return isSubmitted;
      } catch {
        // Erased meanwhile: the refusal itself is shown.
        return false;
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
  return { isSubmittedElsewhere, submitHere, onRefused };
}

function isConflict(error: unknown): boolean {
  return (error instanceof ApiError || error instanceof TakeRefusedError) && error.status === 409;
}
