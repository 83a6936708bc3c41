import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('resumes', english);

/** Texts about the content of resumes. */
export const resumeTextMessages = texts.resumeText;

export const resumeSearchMessages = texts.resumeSearch;
