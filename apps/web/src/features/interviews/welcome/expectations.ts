import type { PublicJob } from '@nimble/contracts/interviews';
import { formatDuration } from '../../../lib/formats.ts';
import { interviewTexts as texts } from '../messages.ts';

/** Index of the line about watching and recording again. */
const retakesLine = 2;

/** 'What to expect' under this job's settings: limits and timers are announced. */
export function expectationsOf({
  retakes,
  thinkingTime,
}: Pick<PublicJob, 'retakes' | 'thinkingTime'>): string[] {
  const lines: string[] = [...texts.expectations];
  if (retakes !== null) lines[retakesLine] = texts.expectRetakes({ count: retakes });
  if (thinkingTime > 0)
    lines.splice(retakesLine, 0, texts.expectThinking({ time: formatDuration(thinkingTime) }));
  return lines;
}
