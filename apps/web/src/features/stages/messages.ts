import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('stages', english);

export const stageMessages = texts.stages;
export const stageSettingsMessages = texts.settings;
