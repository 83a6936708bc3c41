import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('guests', english);

/** Texts of guest links and of the page behind them. */
export const guestLinksMessages = texts.guestLinks;

export const pickerMessages = texts.picker;
