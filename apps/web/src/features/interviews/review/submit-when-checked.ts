import { submitInterview } from '@nimble/contracts/interviews';
import { call } from '../../../lib/api-client.ts';
import { isRefused } from '../../../lib/api-error.ts';
import { pause, type Trouble, untilAnswered } from '../../../lib/until-answered.ts';

/** A check takes only a moment, unless the server is busy. */
const firstCheckMilliseconds = 50;
const longestCheckMilliseconds = 500;
/** How long the server may take to check the last answer, from when it first says that it has not yet. */
const patienceMilliseconds = 60_000;

/**
 * Ends the interview. It waits for the server's check of the last answer, and for a lost connection or a restarting
 * server. @returns the token of the link to the candidate's own submission. @throws ApiError for a refusal.
 */
export async function submitWhenChecked(token: string, onTrouble: Trouble): Promise<string> {
  let giveUpAt: number | undefined;
  for (let delay = firstCheckMilliseconds; ; delay = Math.min(delay * 2, longestCheckMilliseconds)) {
    try {
      const answer = await untilAnswered(() => call(submitInterview, { token }), { onTrouble });
      return answer.personalToken;
    } catch (error) {
      const isUnchecked = isRefused(error, 'interview.answers_unchecked');
      giveUpAt ??= Date.now() + patienceMilliseconds;
      if (!isUnchecked || Date.now() > giveUpAt) throw error;
      await pause(delay);
    }
  }
}
