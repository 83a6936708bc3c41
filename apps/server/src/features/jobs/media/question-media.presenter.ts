import type { QuestionMedia, ShownMedia } from '@nimble/contracts/question-media';
import type { MediaRow } from './question-media.repository.ts';

/** Makes the address of a file for the reader. */
export type AddressOf = (fileId: number) => string;

export function presentMedia(row: MediaRow, addressOf: AddressOf): QuestionMedia {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    progress: row.progress,
    failure: row.failure,
    name: row.name,
    size: row.size_bytes,
    text: row.text,
    shown: presentShown(row, addressOf) ?? null,
  };
}

/** undefined until it is ready. */
export function presentShown(row: MediaRow, addressOf: AddressOf): ShownMedia | undefined {
  if (row.file_id === null) return undefined;
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    url: addressOf(row.file_id),
    posterUrl: row.poster_file_id === null ? null : addressOf(row.poster_file_id),
    duration: row.duration_seconds,
    captions: row.captions,
    text: row.text,
  };
}
