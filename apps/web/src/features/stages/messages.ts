import { createCatalogue } from '../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('stages', english);

export const stageMessages = texts.stages;
export const stageSettingsMessages = texts.settings;
