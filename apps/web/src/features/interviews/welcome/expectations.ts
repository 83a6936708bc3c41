import type { longestUntimedRecording } from '@nimble/contracts/extra-time';
import type { PublicJob } from '@nimble/contracts/interviews';
import { formatDuration } from '../../../lib/formats.ts';
import { interviewTexts as texts } from '../messages.ts';
import { welcomeTexts } from './messages.ts';
import { kindOf, otherWays, welcomeWords } from './welcome-words.ts';

/** Index of the line about time limits. */
const limitLine = 1;
/** As the contracts say; the first page loads none of them. */
const longestUntimedSeconds: typeof longestUntimedRecording = 1800;
/** Index of the line about watching and recording again. */
const retakesLine = 2;

/** 'What to expect' under this job's settings: limits and timers are announced. */
export function expectationsOf({
  retakes,
  thinkingTime,
  questions,
  untimed,
}: Pick<PublicJob, 'retakes' | 'thinkingTime' | 'questions' | 'untimed'>): string[] {
  const kind = kindOf({ questions });
  const lines: string[] = [...welcomeWords({ questions }).expectations];
  if (untimed)
    lines[limitLine] =
      kind === 'written'
        ? welcomeTexts.untimedWritten
        : welcomeTexts.untimed({ time: formatDuration(longestUntimedSeconds) });
  const { expectRetakes, expectThinking } = limitWords({ questions });
  if (retakes !== null) lines[retakesLine] = expectRetakes({ count: retakes });
  if (thinkingTime > 0 && !untimed)
    lines.splice(retakesLine, 0, expectThinking({ time: formatDuration(thinkingTime) }));
  return lines;
}

/** What is said of retakes and of the time to think. */
function limitWords(job: Pick<PublicJob, 'questions'>) {
  const { writtenRetakes, writtenThinking, givenRetakes, givenThinking } = welcomeTexts;
  if (kindOf(job) !== 'written') return texts;
  return otherWays(job).length === 0
    ? { expectRetakes: writtenRetakes, expectThinking: writtenThinking }
    : { expectRetakes: givenRetakes, expectThinking: givenThinking };
}
