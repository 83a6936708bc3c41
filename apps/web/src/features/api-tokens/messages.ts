import { createCatalogue } from '../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('api-tokens', english);

/** Texts of the API page. */
export const apiPageMessages = texts.apiPage;

export const apiTokensMessages = texts.apiTokens;
