import { createCatalogue } from '../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('recordings', english);

export const recordingTexts = texts.recording;
