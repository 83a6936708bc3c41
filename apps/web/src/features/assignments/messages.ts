import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('assignments', english);

/** Texts of assigned reviewers. */
export const reviewersMessages = texts.reviewers;

/** Texts about the candidates that a person is assigned to review. */
export const queueMessages = texts.queue;

/** Texts about the colleagues that are offered after @. */
export const mentionMessages = texts.mentions;
