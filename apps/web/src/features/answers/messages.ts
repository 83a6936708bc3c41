import type { ValueFormat } from '@nimble/contracts/answers';
import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('answers', english);

/** Answers that are not recorded, for their candidates and their readers. */
export const answerTexts = texts.answers;

/** What is said of starting an answer: a text is written, the others are given. */
export const wordsOf = (format: ValueFormat) => answerTexts.starting[format === 'text' ? 'text' : 'value'];
