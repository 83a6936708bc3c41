import { createCatalog } from '../../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('recordings/sound', english);

/** Of recordings without a camera, where the texts of video would speak of one. */
export const soundTexts = texts.sound;
