import { createCatalogue } from '../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('answers', english);

/** Answers that are not recorded, for their candidates and their readers. */
export const answerTexts = texts.answers;
