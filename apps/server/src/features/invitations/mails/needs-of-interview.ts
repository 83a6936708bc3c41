import { isRecorded, type QuestionFormats } from '@nimble/contracts/answers';

/**
 * What its candidates need: `video` if every question is answered on it, else `camera` or `microphone` if a question
 * can be answered in no other way.
 */
export type Needs = 'video' | 'camera' | 'microphone' | 'nothing';

type Asked = { formats: QuestionFormats };

export function needsOf(questions: readonly Asked[]): Needs {
  if (questions.every(({ formats }) => formats.every(({ format }) => format === 'video'))) return 'video';
  const needs = questions.map(needsOfQuestion);
  if (needs.includes('camera')) return 'camera';
  return needs.includes('microphone') ? 'microphone' : 'nothing';
}

function needsOfQuestion({ formats }: Asked): Needs {
  if (formats.some(({ format }) => !isRecorded(format))) return 'nothing';
  return formats.some(({ format }) => format === 'audio') ? 'microphone' : 'camera';
}

/** Files have no time limit. */
export function secondsOf({
  formats,
  time_limit_seconds: limit,
}: Asked & { time_limit_seconds: number }): number {
  return formats.every(({ format }) => format === 'file') ? 0 : limit;
}
