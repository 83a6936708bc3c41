import { getGuestTranscript } from '@nimble/contracts/guests';
import { call } from '../../../lib/api-client.ts';
import { useCall } from '../../../shared/use-call.ts';

/** What the candidate at this place of the link said. That the link has ended is told by the page itself. */
export function useGuestTranscript(token: string, number: number) {
  return useCall(
    `${token} ${number}`,
    async (signal) => (await call(getGuestTranscript, { token, params: { number }, signal })).data,
  );
}
