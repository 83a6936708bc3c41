import { secondsPerPeak as finest } from './peaks.ts';

/** How loud a film is over its length: each peak is the loudest moment of so many seconds. */
export type Waveform = {
  secondsPerPeak: number;
  /** 0 is silent, 255 as loud as can be. */
  peaks: Uint8Array;
};

/** Where an answer lies in the film, seconds, and its peaks as `writeSpeechSound` finds them. */
export type AnswerPeaks = { startSeconds: number; durationSeconds: number; peaks: Uint8Array };

/** Ten minutes at the finest; a longer film has longer peaks, so that a page can always draw them. */
const mostPeaks = 6000;

/** The loudness of a film, from that of its answers. */
export function waveformOf(answers: readonly AnswerPeaks[], durationSeconds: number): Waveform {
  const secondsPerPeak = Math.max(finest, durationSeconds / mostPeaks);
  const whole = new Uint8Array(Math.max(1, Math.ceil(durationSeconds / secondsPerPeak)));
  for (const { startSeconds, durationSeconds: seconds, peaks } of answers)
    for (const [index, peak] of peaks.entries()) {
      // The decoder's padding at the end belongs to the last moment, not to the next answer.
      const middle = Math.min((index + 0.5) * finest, seconds - finest / 2);
      const place = Math.floor((startSeconds + Math.max(0, middle)) / secondsPerPeak);
      if (place < whole.length) whole[place] = Math.max(whole[place] ?? 0, peak);
    }
  return { secondsPerPeak, peaks: whole };
}
