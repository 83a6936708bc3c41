import { createCatalog } from '../../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('submissions/decision', english);

export const decisionMessages = texts.decision;

/** Texts about many emails together. */
export const recentMailsMessages = texts.recent;
