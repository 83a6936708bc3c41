import type { PublicJob } from '@nimble/contracts/interviews';
import { formatDuration } from '../../../lib/formats.ts';
import { interviewTexts as texts } from '../messages.ts';
import { welcomeTexts } from './messages.ts';
import { kindOf, welcomeWords } from './welcome-words.ts';

/** Index of the line about watching and recording again. */
const retakesLine = 2;

/** 'What to expect' under this job's settings: limits and timers are announced. */
export function expectationsOf({
  retakes,
  thinkingTime,
  questions,
}: Pick<PublicJob, 'retakes' | 'thinkingTime' | 'questions'>): string[] {
  const kind = kindOf({ questions });
  const lines: string[] = [...welcomeWords(kind).expectations];
  const { writtenRetakes, writtenThinking } = welcomeTexts;
  const { expectRetakes, expectThinking } =
    kind === 'written' ? { expectRetakes: writtenRetakes, expectThinking: writtenThinking } : texts;
  if (retakes !== null) lines[retakesLine] = expectRetakes({ count: retakes });
  if (thinkingTime > 0) lines.splice(retakesLine, 0, expectThinking({ time: formatDuration(thinkingTime) }));
  return lines;
}
