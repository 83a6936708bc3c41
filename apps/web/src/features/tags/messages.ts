import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('tags', english);

export const tagMessages = texts.tags;
export const tagSettingsMessages = texts.settings;
