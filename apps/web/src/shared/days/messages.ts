import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

/** Of the days that a list is narrowed to. */
export const daysMessages = createCatalog('shared/days', english).days;
