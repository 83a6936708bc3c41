import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('api-tokens', english);

/** Texts of the API page. */
export const apiPageMessages = texts.apiPage;

export const apiTokensMessages = texts.apiTokens;
