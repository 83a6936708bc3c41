import { readableText, type TranscribedWord } from '@nimble/contracts/transcripts';
import {
  type Answer,
  answersWithWords,
  band,
  basisOf,
  type Interview,
  leastWords,
  type Measured,
  type Moment,
  missing,
  momentOf,
  type SpokenAnswer,
} from './interview.ts';

/** Fillers in English, German, Spanish and French; "um" and "er" are words in German. */
const fillerSounds = new Set('um umm uh uhm uhh erm er hmm mhm äh ähm öh hm euh eh ehm'.split(' '));
const easyFillers = [-1, 0, 2, 10] as const;
const easyVocabulary = [0.5, 0.8, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as const;
/** Short texts repeat themselves less, so all are measured in windows of the same length. Words. */
export const vocabularyWindow = 50;
const mostEvidence = 5;

/** A word for comparing: lower case, letters and digits. */
export function plain(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

type Found = { count: number; evidence: Moment[] };

/** `isFound`: how many words from this place on, 0 for none. */
type IsFound = (words: readonly string[], at: number, answer: Answer) => number;

function find(answers: readonly Answer[], isFound: IsFound): Found {
  let count = 0;
  const evidence: Moment[] = [];
  for (const answer of answers) {
    const words = answer.words.map(({ word }) => plain(word));
    for (let at = 0; at < words.length; at += 1) {
      const length = isFound(words, at, answer);
      if (length === 0) continue;
      count += 1;
      if (evidence.length < mostEvidence) evidence.push(momentOfWords(answer, at, at + length));
      at += length - 1;
    }
  }
  return { count, evidence };
}

/** The moment of the words from one position to another. */
export function momentOfWords(answer: SpokenAnswer, from: number, to: number): Moment {
  const words: readonly TranscribedWord[] = answer.words.slice(from, to);
  return momentOf(
    answer,
    words[0]?.start ?? 0,
    words.at(-1)?.end ?? 0,
    readableText(words.map(({ word }) => word).join(' ')),
  );
}

/** A lower bound: recognizers leave out many of them. */
export function fillers(interview: Interview): Measured {
  const answers = answersWithWords(interview);
  const from = basisOf(answers);
  if (from.words < leastWords) return missing('fillers', interview, from);
  // Frequent words of the answer's language have no stem, which these sounds have.
  const isWord = ({ responseId, words }: Answer, at: number) =>
    interview.stemsOf(responseId, words[at]?.word ?? '').length === 0;
  const found = find(answers, (words, at, answer) =>
    fillerSounds.has(words[at] ?? '') && !isWord(answer, at) ? 1 : 0,
  );
  const value = (found.count / from.words) * 100;
  const { evidence } = found;
  return { name: 'fillers', state: 'measured', value, score: band(value, easyFillers), from, evidence };
}

/** Words that are often doubled on purpose. */
const doubled = new Set('very really no yes so more had that ha bye'.split(' '));

/** One to three words repeated at once: "I think I think". A lower bound, too. */
export function restarts(interview: Interview): Measured {
  const answers = answersWithWords(interview);
  const from = basisOf(answers);
  if (from.words < leastWords) return missing('restarts', interview, from);
  const found = find(answers, (words, at) => {
    for (const length of [3, 2, 1]) {
      const one = words.slice(at, at + length);
      const isAgain = one.every((word, index) => word !== '' && word === words[at + length + index]);
      const isMeant = length === 1 && (doubled.has(one[0] ?? '') || /^\d+$/.test(one[0] ?? ''));
      if (one.length === length && isAgain && !isMeant) return length * 2;
    }
    return 0;
  });
  const value = (found.count / from.words) * 100;
  return { name: 'restarts', state: 'measured', value, score: null, from, evidence: found.evidence };
}

/** How many of 50 words in a row are different, over all such windows of each answer. */
export function vocabulary(interview: Interview): Measured {
  const answers = answersWithWords(interview).filter(({ words }) => words.length >= vocabularyWindow);
  const from = basisOf(answers);
  if (answers.length === 0) return missing('vocabulary', interview, from);
  let windows = 0;
  let different = 0;
  for (const { words } of answers) {
    const counts = new Map<string, number>();
    const all = words.map(({ word }) => plain(word));
    for (const [index, word] of all.entries()) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
      const left = all[index - vocabularyWindow];
      if (left !== undefined) {
        const rest = (counts.get(left) ?? 0) - 1;
        if (rest === 0) counts.delete(left);
        else counts.set(left, rest);
      }
      if (index + 1 < vocabularyWindow) continue;
      windows += 1;
      different += counts.size;
    }
  }
  const value = different / windows / vocabularyWindow;
  return {
    name: 'vocabulary',
    state: 'measured',
    value,
    score: band(value, easyVocabulary),
    from,
    evidence: [],
  };
}
