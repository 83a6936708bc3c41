import {
  type Answer,
  answersWithWords,
  band,
  basisOf,
  type Interview,
  leastSpeechSeconds,
  leastWords,
  type Measured,
  type Moment,
  missing,
  momentOf,
  secondsOf,
} from './interview.ts';

/** Words a minute of speech that are easy to follow, and limits beyond which that is hardly possible. */
export const easyPace = [60, 110, 175, 250] as const;
/** Acceptable share of pauses in the time from the first to the last word. */
const easyPauses = [-1, 0, 0.25, 0.6] as const;
/** Shorter ones are part of speaking. Seconds. */
const shortestPause = 0.5;
export const longPause = 2.5;
const mostEvidence = 5;

/** Words over speech time; pauses do not make it slower. */
export function pace(interview: Interview): Measured {
  const answers = answersWithWords(interview);
  const from = basisOf(answers);
  if (from.words < leastWords || from.seconds < leastSpeechSeconds) return missing('pace', interview, from);
  const value = (from.words / from.seconds) * 60;
  const evidence = answers
    .filter(({ speech, words }) => secondsOf(speech) >= 5 && words.length >= 10)
    .map((answer) => ({ answer, pace: (answer.words.length / secondsOf(answer.speech)) * 60 }))
    .toSorted((one, other) => one.pace - other.pace)
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .map(({ answer }) => whole(answer));
  return { name: 'pace', state: 'measured', value, score: band(value, easyPace), from, evidence };
}

/** From the first to the last word of an answer. */
export function whole(answer: Answer): Moment {
  return momentOf(answer, answer.speech[0]?.start ?? 0, answer.speech.at(-1)?.end ?? answer.durationSeconds);
}

export type Pause = { answer: Answer; start: number; end: number };

export function pausesOf(answer: Answer): Pause[] {
  return answer.speech
    .slice(1)
    .map(({ start }, index) => ({ answer, start: answer.speech[index]?.end ?? start, end: start }))
    .filter(({ start, end }) => end - start >= shortestPause);
}

/** From the sound itself: the gaps between two spans of speech. Silence before and after an answer does not count. */
export function pauses(interview: Interview): Measured {
  const answers = interview.answers.filter(({ speech }) => speech.length > 0);
  const from = basisOf(answers);
  if (from.seconds < leastSpeechSeconds) return missing('pauses', interview, from, false);
  const all = answers.flatMap(pausesOf);
  const silent = secondsOf(all);
  const spoken = answers.reduce(
    (total, { speech }) => total + (speech.at(-1)?.end ?? 0) - (speech[0]?.start ?? 0),
    0,
  );
  const value = spoken <= 0 ? 0 : Math.min(1, silent / spoken);
  const evidence = longest(all).map(({ answer, start, end }) => momentOf(answer, start, end));
  return { name: 'pauses', state: 'measured', value, score: band(value, easyPauses), from, evidence };
}

/** Noticeable ones, longest first. */
function longest(all: readonly Pause[]): Pause[] {
  return all
    .filter(({ start, end }) => end - start >= longPause)
    .toSorted((one, other) => other.end - other.start - (one.end - one.start))
    .slice(0, mostEvidence);
}
