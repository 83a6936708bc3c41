import { createCatalog } from '../../../lib/language/catalogs.ts';
import english from './messages/en.json';

export const answersMessages = createCatalog('settings/answers', english).answers;
