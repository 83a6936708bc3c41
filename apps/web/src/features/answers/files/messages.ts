import { createCatalogue } from '../../../lib/language/catalogues.ts';
import english from './messages/en.json';

/** Answers by file, for employers, candidates and reviewers. */
export const fileTexts = createCatalogue('answers/files', english).files;
