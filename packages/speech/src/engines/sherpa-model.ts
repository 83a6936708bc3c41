import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { SpeechRefusedError } from '../errors.ts';

/** sherpa-onnx's configuration of a model, as its recognizer takes it. */
export type SherpaModel = {
  kind: 'whisper' | 'moonshine' | 'transducer' | 'nemoCtc' | 'senseVoice';
  name: string;
  config: Record<string, unknown> & { tokens: string };
};

/**
 * Finds the files of a model in a folder, in the layout of sherpa-onnx; the smaller (int8) ones are preferred.
 * @throws SpeechRefusedError for a folder without a model.
 */
export async function findSherpaModel(folder: string, language: string | undefined): Promise<SherpaModel> {
  const files = await readdir(folder).catch(() => {
    throw new SpeechRefusedError('speech.folder_unreadable', { folder });
  });
  const find = (pattern: RegExp) => {
    const fitting = files.filter((file) => /\.(onnx|ort)$/.test(file) && pattern.test(file));
    const file = fitting.find((name) => name.includes('int8')) ?? fitting[0];
    return file === undefined ? undefined : join(folder, file);
  };
  const tokens = files.find((file) => /tokens\.txt$/.test(file));
  const model = modelOf(find, basename(folder), language);
  if (tokens === undefined || model === undefined) {
    throw new SpeechRefusedError('speech.folder_without_model', { folder });
  }
  const { kind, parts } = model;
  return { kind, name: basename(folder), config: { [kind]: parts, tokens: join(folder, tokens) } };
}

type Find = (pattern: RegExp) => string | undefined;

function modelOf(
  find: Find,
  name: string,
  language: string | undefined,
): { kind: SherpaModel['kind']; parts: object } | undefined {
  const [encoder, decoder, joiner] = [find(/encoder/), find(/decoder/), find(/joiner/)];
  if (encoder && decoder && joiner) return { kind: 'transducer', parts: { encoder, decoder, joiner } };
  const [preprocessor, encode] = [find(/^preprocess/), find(/^encode/)];
  const [uncachedDecoder, cachedDecoder] = [find(/^uncached_decode/), find(/^cached_decode/)];
  if (preprocessor && encode && uncachedDecoder && cachedDecoder) {
    return { kind: 'moonshine', parts: { preprocessor, encoder: encode, uncachedDecoder, cachedDecoder } };
  }
  const mergedDecoder = find(/decoder.*merged/);
  if (encoder && mergedDecoder) return { kind: 'moonshine', parts: { encoder, mergedDecoder } };
  if (encoder && decoder) {
    const parts = { encoder, decoder, language: language ?? '', task: 'transcribe', tailPaddings: -1 };
    return { kind: 'whisper', parts };
  }
  const model = find(/^model/);
  if (model === undefined) return undefined;
  if (/sense-?voice/i.test(name)) return { kind: 'senseVoice', parts: { model, language: language ?? '' } };
  return { kind: 'nemoCtc', parts: { model } };
}
