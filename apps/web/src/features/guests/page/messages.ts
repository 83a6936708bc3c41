import { createCatalogue } from '../../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('guests/page', english);

export const guestTexts = texts.guest;
