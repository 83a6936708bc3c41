import { getGuestTranscript } from '@nimble/contracts/guests';
import { call } from '../../../lib/api-client.ts';
import { useCall } from '../../../shared/use-call.ts';

/** The transcript of the candidate at this position of the link. The page itself shows when the link has ended. */
export function useGuestTranscript(token: string, number: number) {
  return useCall(
    `${token} ${number}`,
    async (signal) => (await call(getGuestTranscript, { token, params: { number }, signal })).data,
  );
}
