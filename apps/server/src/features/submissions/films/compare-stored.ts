import { compareWithFilm, type FilmComparison } from '@nimble/media';
import type { Storage } from '../../../platform/storage/index.ts';
import type { FilmRow, JoinedRow } from './films.repository.ts';

type Stored = { film: FilmRow; recordings: readonly JoinedRow[]; storage: Storage; folder: string };

/** Compares a film with its recordings, both as they are stored. @returns also the recordings as local files. */
export async function compareStored(
  { film, recordings, storage, folder }: Stored,
  signal: AbortSignal,
): Promise<{ comparison: FilmComparison; paths: string[] }> {
  const paths: string[] = [];
  for (const { storage_key } of recordings) paths.push(await storage.localFile(storage_key, folder, signal));
  const comparison = await compareWithFilm({
    film: await storage.localFile(film.storage_key, folder, signal),
    answers: paths.map((path) => ({ path })),
    signal,
  });
  return { comparison, paths };
}
