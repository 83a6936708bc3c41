import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { cutFromFilm, probe } from '@nimble/media';
import type { Storage } from '../../../platform/storage/index.ts';
import { compareStored } from './compare-stored.ts';
import { digestOf } from './digest-of.ts';
import type { FilmRow, JoinedRow } from './films.repository.ts';
import type { Served } from './store-rest.ts';

type Stored = { film: FilmRow; recordings: readonly JoinedRow[]; storage: Storage; folder: string };

/** A cut ends with a whole packet, seconds. */
const lengthTolerance = 0.5;

/**
 * What the answers are without their recordings, in the order of the recordings; undefined for one that stays.
 * @returns `unequal` when the film is damaged.
 */
export function servedAnswers(
  stored: Stored,
  signal: AbortSignal,
): Promise<(Served | undefined)[] | 'unequal'> {
  return stored.film.film_check === 'equal' ? recordingsAgain(stored, signal) : cutAnswers(stored, signal);
}

async function recordingsAgain(
  stored: Stored,
  signal: AbortSignal,
): Promise<(Served | undefined)[] | 'unequal'> {
  const { comparison, paths } = await compareStored(stored, signal);
  if (comparison.film !== 'equal') return 'unequal';
  return stored.recordings.map(({ sha256, size_bytes: sizeBytes }, index) => {
    return { path: paths[index] ?? '', pieces: comparison.answers[index] ?? [], sha256, sizeBytes };
  });
}

/** Sound alone stays: it needs little room, and the film has it under drawn pictures. */
async function cutAnswers(
  { film, recordings, storage, folder }: Stored,
  signal: AbortSignal,
): Promise<(Served | undefined)[]> {
  const filmPath = await storage.localFile(film.storage_key, folder, signal);
  const served: (Served | undefined)[] = [];
  for (const [index, recording] of recordings.entries()) {
    const isCut = recording.mime.startsWith('video/') && recording.film_file_id === null;
    const output = join(folder, `cut-${index}.mp4`);
    served.push(isCut ? await cutAnswer(filmPath, recording, output, signal) : undefined);
  }
  return served;
}

async function cutAnswer(
  film: string,
  { starts_at_seconds: startSeconds, duration_seconds: durationSeconds, question: title }: JoinedRow,
  output: string,
  signal: AbortSignal,
): Promise<Served> {
  const { pieces, ...cut } = await cutFromFilm({
    film,
    startSeconds,
    durationSeconds,
    title,
    output,
    signal,
  });
  const facts = await probe(output, signal);
  if (!facts.video || Math.abs(facts.durationSeconds - durationSeconds) > lengthTolerance)
    throw new Error('The part of the film is not the answer.');
  const { size: sizeBytes } = await stat(output);
  return { path: output, pieces, sha256: await digestOf(output, signal), sizeBytes, cut };
}
