import { createOpenAi } from './engines/openai.ts';
import { createPocketsphinx } from './engines/pocketsphinx.ts';
import { createSherpa } from './engines/sherpa.ts';
import type { SpeechEngine } from './speech-engine.ts';
import type { Transcriber } from './transcriber.ts';

/**
 * The engine of the settings; null without one.
 * @throws SpeechRefusedError for a folder without a model.
 */
export async function createTranscriber(
  engine: SpeechEngine,
  language: string | undefined,
): Promise<Transcriber | null> {
  switch (engine.name) {
    case 'off':
      return null;
    case 'pocketsphinx':
      return createPocketsphinx();
    case 'sherpa':
      return createSherpa(engine.folder, language);
    case 'openai':
      return createOpenAi({ ...engine, language });
  }
}
