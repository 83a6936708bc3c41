import { writeDrawnFilm } from '@nimble/media/drawn-film';
import { type FlipBook, type Moment, pagesOfBook, pictures } from './flip-book.ts';
import { mouthsOf } from './mouth-of-phone.ts';
import { type Span, type SpokenWord, spansOf, timedWords } from './script.ts';
import { speak, type Voice } from './voice.ts';

export type RecordedAnswer = {
  /** Seconds of the film. */
  seconds: number;
  /** When each word of the text is spoken, and where there is speech. Seconds of the film. */
  words: SpokenWord[];
  speech: Span[];
};

const picturesPerSecond = 10;
/** Seconds before and after the voice. */
const pauses = { before: 0.6, after: 0.7 };
const secondsOfWay = 6;
const blinkPictures = 2;

/** Records the person speaking the text as a browser would: H.264 and AAC in an mp4. */
export async function recordAnswer(
  book: FlipBook,
  { text, voice, output }: { text: string; voice: Voice; output: string },
): Promise<RecordedAnswer> {
  const spoken = await speak(text, voice);
  const seconds = pauses.before + spoken.seconds + pauses.after;
  const amount = Math.round(seconds * picturesPerSecond);
  const mouths = mouthsOf(spoken.phones, { starts: pauses.before, amount, rate: picturesPerSecond });
  const blinks = blinksOf(amount, text.length);
  const moments = mouths.map(
    (mouth, index): Moment => ({
      page: Math.floor((index / picturesPerSecond / secondsOfWay) * pagesOfBook) + text.length,
      mouth,
      isBlinking: blinks.has(index),
    }),
  );
  await writeDrawnFilm({
    output,
    picturesPerSecond,
    pictures: pictures(book, moments),
    sound: { ...spoken, before: pauses.before, after: pauses.after },
  });
  const speech = spansOf(spoken.phones, pauses.before);
  return { seconds, words: timedWords(text, speech), speech };
}

/** Times of blinks: every few seconds, irregular, and the same for the same text. */
function blinksOf(amount: number, seed: number): Set<number> {
  const blinks = new Set<number>();
  let turn = seed;
  for (let at = 10 + (seed % 20); at < amount; ) {
    for (let picture = 0; picture < blinkPictures; picture += 1) blinks.add(at + picture);
    turn = (turn * 31 + 17) % 101;
    at += 27 + (turn % 33);
  }
  return blinks;
}
