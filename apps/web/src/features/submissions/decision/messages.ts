import { createCatalogue } from '../../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('submissions/decision', english);

export const decisionMessages = texts.decision;

/** Of many emails together. */
export const recentMailsMessages = texts.recent;
