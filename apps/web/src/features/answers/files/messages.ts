import { createCatalog } from '../../../lib/language/catalogs.ts';
import english from './messages/en.json';

/** Answers by file, for employers, candidates and reviewers. */
export const fileTexts = createCatalog('answers/files', english).files;
