import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('assignments', english);

/** Texts of assigned reviewers. */
export const reviewersMessages = texts.reviewers;

/** Of the candidates that a person is assigned to review. */
export const queueMessages = texts.queue;

/** Of colleagues who are offered after @. */
export const mentionMessages = texts.mentions;
