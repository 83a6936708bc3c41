import * as z from 'zod/mini';
import { speechModelFailure } from './speech-models.failures.ts';

/** Being added (`waiting` … `trying`), installed, or not: models missing in the list have no state. */
export const speechModelStates = [
  'waiting',
  'downloading',
  'checking',
  'unpacking',
  'trying',
  'installed',
  'failed',
] as const;
export type SpeechModelState = (typeof speechModelStates)[number];

const status = z.discriminatedUnion('state', [
  z.object({ state: z.literal('absent') }),
  z.object({
    state: z.enum(['waiting', 'downloading', 'checking', 'unpacking', 'trying']),
    /** Bytes of this step. */
    doneBytes: z.number(),
    totalBytes: z.nullable(z.number()),
    /** null while it is not known. */
    bytesPerSecond: z.nullable(z.number()),
  }),
  z.object({ state: z.literal('installed'), isOn: z.boolean() }),
  z.object({ state: z.literal('failed'), failure: speechModelFailure }),
]);

export const speechModelEntry = z.object({
  name: z.string(),
  title: z.string(),
  /** null for a model that is not in the catalog. */
  published: z.nullable(
    z.object({
      /** ISO 639-1; `many` is about a hundred. */
      languages: z.union([z.literal('many'), z.array(z.string())]),
      /** Size of the download. */
      sizeBytes: z.number(),
      /** false: `sizeBytes` is rounded. */
      isExact: z.boolean(),
      /** null: its publisher states none. */
      license: z.nullable(z.string()),
      speed: z.enum(['fast', 'medium', 'slow']),
    }),
  ),
  status,
});
export type SpeechModelEntry = z.infer<typeof speechModelEntry>;

export const installedSpeech = z.object({
  /** The engine that SPEECH_ENGINE names, which has priority over every model here; null without one. */
  setByEnvironment: z.nullable(z.string()),
  models: z.array(speechModelEntry),
});
export type InstalledSpeech = z.infer<typeof installedSpeech>;
