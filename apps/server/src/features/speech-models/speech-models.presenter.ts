import type { SpeechModelEntry } from '@nimble/contracts/speech-models';
import type { SpeechModel } from '@nimble/speech';
import { tellSpeechModelFailure } from '../../platform/texts/index.ts';
import type { ModelRow } from './speech-models.repository.ts';

/** The catalog in its order, then models from elsewhere. */
export function presentModels(
  catalog: readonly SpeechModel[],
  rows: readonly ModelRow[],
): SpeechModelEntry[] {
  const published = catalog.map(({ name, title, languages, sizeBytes, isExact, license, speed }) => ({
    name,
    title,
    published: {
      languages: languages === 'many' ? ('many' as const) : [...languages],
      sizeBytes,
      isExact,
      license,
      speed,
    },
    status: statusOf(rows.find((row) => row.name === name)),
  }));
  const others = rows
    .filter(({ name }) => !catalog.some((model) => model.name === name))
    .map((row) => ({ name: row.name, title: row.name, published: null, status: statusOf(row) }));
  return [...published, ...others];
}

function statusOf(row: ModelRow | undefined): SpeechModelEntry['status'] {
  if (row === undefined) return { state: 'absent' };
  const { state } = row;
  if (state === 'installed') return { state, isOn: row.is_on };
  if (state === 'failed')
    return { state, failure: tellSpeechModelFailure(row.failure ?? { code: 'speech_model.failed' }) };
  return {
    state,
    doneBytes: row.done_bytes,
    totalBytes: row.total_bytes,
    bytesPerSecond: row.bytes_per_second,
  };
}
