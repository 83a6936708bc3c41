import type { TranscribedWord } from '@nimble/contracts/transcripts';

type Answer = { startsAt: number; words: readonly TranscribedWord[] };
type Cue = { start: number; end: number; text: string };

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
  const written = cues.map((cue, index) => {
    const next = cues[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    const end = Math.min(Math.max(cue.end, cue.start + shortestCueSeconds), Math.max(next, cue.start + 0.1));
    return `${vttTime(cue.start)} --> ${vttTime(end)}\n${escaped(cue.text)}\n`;
  });
  return ['WEBVTT\n', ...written].join('\n');
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
    if (fits) Object.assign(open, { end: to, text: `${open.text} ${word}` });
    else cues.push({ start: from, end: to, text: word });
  }
  return cues;
}

/** Words come from an engine: markup or line breaks would break the caption. */
function escaped(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function vttTime(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const parts = [
    Math.floor(milliseconds / 3_600_000),
    Math.floor(milliseconds / 60_000) % 60,
    Math.floor(milliseconds / 1000) % 60,
  ];
  const clock = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return `${clock}.${String(milliseconds % 1000).padStart(3, '0')}`;
}
