import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('transcripts', english);

/** Texts of transcripts and of the search in them; those fixed by the specification are verbatim. */
export const transcriptTabMessages = texts.transcriptTab;

/** How to get transcripts without a speech engine, for people who can set one up. */
export const noEngineMessages = texts.noEngine;

/** Why something that needs words has none. */
export const noWordsMessages = texts.noWords;

/** A question's title, truncated to 50 characters. */
export const longestTitle = 50;

export const spokenSearchMessages = texts.spokenSearch;
