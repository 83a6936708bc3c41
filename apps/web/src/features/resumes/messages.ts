import { createCatalogue } from '../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('resumes', english);

/** Texts about the content of resumes. */
export const resumeTextMessages = texts.resumeText;

export const resumeSearchMessages = texts.resumeSearch;
