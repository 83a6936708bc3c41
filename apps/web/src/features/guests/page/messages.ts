import { createCatalog } from '../../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('guests/page', english);

export const guestTexts = texts.guest;
