import type { ValueFormat } from '@nimble/contracts/answers';
import { createCatalogue } from '../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('answers', english);

/** Answers that are not recorded, for their candidates and their readers. */
export const answerTexts = texts.answers;

/** What is said of starting an answer: a text is written, the others are given. */
export const wordsOf = (format: ValueFormat) => answerTexts.starting[format === 'text' ? 'text' : 'value'];
