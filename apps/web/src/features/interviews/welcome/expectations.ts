import type { PublicJob } from '@nimble/contracts/interviews';
import { formatDuration } from '../../../lib/formats.ts';
import { interviewTexts as texts } from '../messages.ts';

/** Where the line about watching and recording again stands. */
const retakesLine = 2;

/** 'What to expect' under this job's settings: no limit and no clock comes as a surprise. */
export function expectationsOf({
  retakes,
  thinkingTime,
}: Pick<PublicJob, 'retakes' | 'thinkingTime'>): string[] {
  const lines: string[] = [...texts.expectations];
  if (retakes !== null) lines[retakesLine] = texts.expectRetakes(retakes);
  if (thinkingTime > 0) lines.splice(retakesLine, 0, texts.expectThinking(formatDuration(thinkingTime)));
  return lines;
}
