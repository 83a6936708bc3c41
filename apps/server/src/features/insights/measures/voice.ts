import type { Voice } from '@nimble/speech';
import {
  type Answer,
  band,
  basisOf,
  type Interview,
  leastSpeechSeconds,
  type Measured,
  missing,
  momentOf,
} from './interview.ts';

const livelyPitch = [1, 5, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as const;
const livelyLoudness = [2, 8, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as const;
const leastVoicedSeconds = 4;

type Spread = { seconds: keyof Voice & `${string}Seconds`; spread: 'pitchSpread' | 'loudnessSpread' };

/** The mean of the answers' spreads, weighted by their length. */
function meanSpread(answers: readonly Answer[], { seconds, spread }: Spread): number | null {
  let total = 0;
  let weight = 0;
  for (const { voice } of answers) {
    const value = voice[spread];
    if (value === null) continue;
    total += value * voice[seconds];
    weight += voice[seconds];
  }
  return weight < leastVoicedSeconds ? null : total / weight;
}

/** How far the pitch moves within an answer. */
export function pitch(interview: Interview): Measured {
  const { answers } = interview;
  const from = basisOf(answers.filter(({ voice }) => voice.pitchSpread !== null));
  const value = meanSpread(answers, { seconds: 'voicedSeconds', spread: 'pitchSpread' });
  if (value === null || from.seconds < leastSpeechSeconds) return missing('pitch', interview, from, false);
  const passages = answers.flatMap((answer) =>
    [answer.voice.flattest, answer.voice.liveliest].flatMap((passage) =>
      passage === null ? [] : [{ answer, ...passage }],
    ),
  );
  const score = band(value, livelyPitch);
  // The evidence: the liveliest passage of a lively voice, else the flattest.
  const [typical] = passages.toSorted((one, other) =>
    score >= 0.5 ? other.pitchSpread - one.pitchSpread : one.pitchSpread - other.pitchSpread,
  );
  const evidence = typical === undefined ? [] : [momentOf(typical.answer, typical.start, typical.end)];
  return { name: 'pitch', state: 'measured', value, score, from, evidence };
}

/** How far the loudness moves within an answer. */
export function loudness(interview: Interview): Measured {
  const { answers } = interview;
  const from = basisOf(answers.filter(({ voice }) => voice.loudnessSpread !== null));
  const value = meanSpread(answers, { seconds: 'loudSeconds', spread: 'loudnessSpread' });
  if (value === null || from.seconds < leastSpeechSeconds) return missing('loudness', interview, from, false);
  return {
    name: 'loudness',
    state: 'measured',
    value,
    score: band(value, livelyLoudness),
    from,
    evidence: [],
  };
}
