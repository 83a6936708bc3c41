import { createCatalog } from '../../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('recordings/sound', english);

/** Texts for recordings without a camera, which the texts for video mention. */
export const soundTexts = texts.sound;
