import type { Moment, SpokenAnswer } from '../measures/interview.ts';
import { momentOfWords, plain } from '../measures/words.ts';

/** Minimum of words: a single word occurs anywhere. */
const fewestWords = 3;

/**
 * The place of a quote: its words one after the other in one answer, whatever their case and punctuation.
 * @returns undefined for words that were not said.
 */
export function findQuote(answers: readonly SpokenAnswer[], quote: string): Moment | undefined {
  const wanted = quote.split(/\s+/).map(plain).filter(Boolean);
  if (wanted.length < fewestWords) return undefined;
  for (const answer of answers) {
    const said = answer.words.flatMap(({ word }, place) => {
      const text = plain(word);
      return text === '' ? [] : [{ text, place }];
    });
    const at = said.findIndex((_, index) => wanted.every((word, next) => said[index + next]?.text === word));
    const [first, last] = [said[at], said[at + wanted.length - 1]];
    if (first !== undefined && last !== undefined) return momentOfWords(answer, first.place, last.place + 1);
  }
  return undefined;
}
