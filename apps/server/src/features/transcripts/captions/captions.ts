import { blankBetween, type Cue, type TranscribedWord, webVtt } from '@nimble/contracts/transcripts';

type Answer = { startsAt: number; words: readonly TranscribedWord[] };

/** Length that fits on two lines and can be read in time. */
const longestCueCharacters = 74;
const longestCueSeconds = 6;
/** A pause of this length begins a new caption, seconds. */
const pauseSeconds = 0.8;
/** A short caption stays until it can be read, unless the next one comes. */
const shortestCueSeconds = 1.2;

/** WebVTT of the joined video: short captions that break at pauses and never between two answers. */
export function captionFile(answers: readonly Answer[]): string {
  const cues = answers
    .toSorted((one, other) => one.startsAt - other.startsAt)
    .flatMap(({ startsAt, words }) => cuesOf(words, startsAt));
  const shown = cues.map((cue, index) => {
    const next = cues[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    const end = Math.min(Math.max(cue.end, cue.start + shortestCueSeconds), Math.max(next, cue.start + 0.1));
    return { ...cue, end };
  });
  return webVtt(shown);
}

function cuesOf(words: readonly TranscribedWord[], startsAt: number): Cue[] {
  const cues: Cue[] = [];
  for (const { word, start, end } of words) {
    const open = cues.at(-1);
    const [from, to] = [startsAt + start, startsAt + end];
    const fits =
      open !== undefined &&
      from - open.end < pauseSeconds &&
      to - open.start <= longestCueSeconds &&
      open.text.length + 1 + word.length <= longestCueCharacters;
    if (fits) Object.assign(open, { end: to, text: `${open.text}${blankBetween(open.text, word)}${word}` });
    else cues.push({ start: from, end: to, text: word });
  }
  return cues;
}
