import { resolve } from 'node:path';
import { publishedModels, type SpeechEngine } from '@nimble/speech';
import * as z from 'zod';
import { characters, missingSetting, oneOf, setting, webAddress, wholeNumber } from './setting.ts';

const engines = ['off', 'sherpa', 'openai', 'pocketsphinx'] as const;

/** The transcription of answers. */
export const speechSettings = {
  SPEECH_ENGINE: setting(
    oneOf(engines).optional(),
    'the model turned on with `nimble speech` or on the Installation page',
    'What transcribes answers: `sherpa` (a model folder on this machine), `openai` (any OpenAI-compatible ' +
      'service), `pocketsphinx` (for trying out) or `off`',
  ),
  SPEECH_MODEL: setting(
    characters(1, 500).optional(),
    'none; `whisper-1` for openai',
    "sherpa: the folder of a Whisper, Moonshine, transducer or CTC model; openai: the model's name",
  ),
  SPEECH_URL: setting(
    webAddress.transform((url) => url.replace(/\/+$/, '')).optional(),
    'none',
    'openai: the base URL before `/audio/transcriptions`, such as `http://localhost:8000/v1`',
  ),
  SPEECH_KEY: setting(characters(1, 500).optional(), 'none', 'openai: the API key of that service'),
  SPEECH_MODELS_URL: setting(
    webAddress.transform((url) => url.replace(/\/+$/, '')),
    publishedModels,
    'Where models are downloaded from; set it to use a mirror in your own network',
  ),
  SPEECH_LANGUAGE: setting(
    z
      .string()
      .regex(/^[a-z]{2}$/, 'must be two letters such as en')
      .optional(),
    'detected by the engine',
    'Language of all answers (ISO 639-1 code)',
  ),
  SPEECH_CONCURRENCY: setting(
    wholeNumber(1, 32),
    '1',
    'Answers transcribed at once across all workers; keep it below `TASK_CONCURRENCY`',
  ),
} as const;

type Values = { [Name in keyof typeof speechSettings]: z.output<(typeof speechSettings)[Name]['schema']> };

export type SpeechConfig = {
  /** undefined: the model that is turned on, if any. */
  engine: SpeechEngine | undefined;
  /** The base URL of model archives, without a slash at its end. */
  modelsUrl: string;
  /** ISO 639-1; undefined lets the engine detect it. */
  language: string | undefined;
  /** Answers that are transcribed at once, over all workers. */
  atOnce: number;
};

/** @throws SettingError when the engine is missing, or a setting that it requires. */
export function readSpeechSettings(values: Values): SpeechConfig {
  return {
    engine: engineOf(values),
    modelsUrl: values.SPEECH_MODELS_URL,
    language: values.SPEECH_LANGUAGE,
    atOnce: values.SPEECH_CONCURRENCY,
  };
}

function engineOf(values: Values): SpeechEngine | undefined {
  const { SPEECH_ENGINE: name, SPEECH_MODEL: model, SPEECH_URL: url, SPEECH_KEY: key } = values;
  if (name === 'sherpa') {
    if (model === undefined) throw missingSetting('SPEECH_MODEL', 'SPEECH_ENGINE');
    return { name, folder: resolve(model) };
  }
  if (name === 'openai') {
    if (url === undefined) throw missingSetting('SPEECH_URL', 'SPEECH_ENGINE');
    return { name, url, key, model: model ?? 'whisper-1' };
  }
  if (name !== undefined) return { name };
  // Each would silently have no effect.
  for (const beside of ['SPEECH_MODEL', 'SPEECH_URL', 'SPEECH_KEY'] as const)
    if (values[beside] !== undefined) throw missingSetting('SPEECH_ENGINE', beside);
  return undefined;
}
