import { createCatalogue } from '../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('tags', english);

export const tagMessages = texts.tags;
export const tagSettingsMessages = texts.settings;
