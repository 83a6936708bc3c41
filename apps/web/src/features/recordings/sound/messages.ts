import { createCatalogue } from '../../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('recordings/sound', english);

/** Of recordings without a camera, where the texts of video would speak of one. */
export const soundTexts = texts.sound;
