import { submitInterview } from '@nimble/contracts/interviews';
import { call } from '../../../lib/api-client.ts';
import { isRefused } from '../../../lib/api-error.ts';
import { pause, type Trouble, untilAnswered } from '../../../lib/until-answered.ts';

/** Looking takes a moment only, as long as the server is not busy. */
const firstCheckMilliseconds = 50;
const longestCheckMilliseconds = 500;
/** How long the server may take to look at the last answer. */
const patienceMilliseconds = 60_000;

/**
 * Ends the interview. The server looks at the last answer for a moment before it lets that happen, and a lost line or a
 * server being started again is waited for. @returns the token of the link to what was sent. @throws ApiError for what the server refuses.
 */
export async function submitWhenChecked(token: string, onTrouble: Trouble): Promise<string> {
  const giveUpAt = Date.now() + patienceMilliseconds;
  for (let delay = firstCheckMilliseconds; ; delay = Math.min(delay * 2, longestCheckMilliseconds)) {
    try {
      const answer = await untilAnswered(() => call(submitInterview, { token }), { onTrouble });
      return answer.personalToken;
    } catch (error) {
      const isUnchecked = isRefused(error, 'interview.answers_unchecked');
      if (!isUnchecked || Date.now() > giveUpAt) throw error;
      await pause(delay);
    }
  }
}
