import { createCatalog } from '../../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('interviews/sent', english);

/** Loaded with the page that shows what was sent. */
export const progressTexts = texts.progress;

/** Texts for an interview that one of its answers ended. */
export const endedTexts = texts.ended;

/** Texts about what a candidate sent. */
export const sentTexts = texts.sent;
