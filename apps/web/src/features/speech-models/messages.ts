import type { SpeechModelEntry } from '@nimble/contracts/speech-models';
import { createCatalogue } from '../../lib/language/catalogues.ts';
import english from './messages/en.json';

const texts = createCatalogue('speech-models', english);

type Step = Exclude<SpeechModelEntry['status']['state'], 'absent' | 'installed' | 'failed'>;

/** Texts of the speech models on the master's page. */
export const speechModelMessages = texts.speechModel;
