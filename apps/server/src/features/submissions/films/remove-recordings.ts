import {
  type Database,
  inTransaction,
  lockSubmission,
  type Transaction,
} from '../../../platform/database/index.ts';
import { eraseFiles, keepRest } from '../../../platform/files/index.ts';
import type { MediaTaskPayload } from '../../../platform/media-tasks/index.ts';
import { enqueue, inWorkFolder, type TaskRun } from '../../../platform/tasks/index.ts';
import { setCut, takeKeys } from '../../recordings/index.ts';
import type { FilmDependencies } from './compare-film.ts';
import {
  type FilmRow,
  findFilm,
  findJoined,
  hasSteps,
  setFilmCheck,
  setRecordingsRemoved,
} from './films.repository.ts';
import { restFolder } from './rest-keys.ts';
import { servedAnswers } from './served-answers.ts';
import { type StoredRest, storeRest } from './store-rest.ts';

/** A step that waits or runs may be about to read the recordings. */
const pending = ['waiting', 'running'] as const;

/** A player or a task that has opened a recording under its former key may go on reading. */
const eraseAfterMilliseconds = 60 * 60_000;

/**
 * Replaces recordings by what their film does not hold of them. They are erased only after the film and the rest, read
 * back from the storage, were the recording again, byte for byte.
 */
export async function removeRecordingsHandler(
  payload: MediaTaskPayload,
  dependencies: FilmDependencies,
  run: TaskRun,
): Promise<void> {
  const { database, workFolder, log } = dependencies;
  const film = await findFilm(database, payload);
  // Erased meanwhile, perhaps while a killed attempt stored what nothing refers to.
  if (film === undefined) return eraseFolder(database, payload);
  if (!isRemovable(film)) return;
  const rests = await inWorkFolder(workFolder, run, (folder) =>
    storeRests(film, payload, { ...dependencies, folder }, run.signal),
  );
  if (rests !== 'unequal') return replaceByRests(film, payload, rests, dependencies);
  log.error(payload, 'a joined video differs from its recordings, which stay');
  await inTransaction(database, (transaction) => setFilmCheck(transaction, payload, film.id, 'unequal'));
}

/** What the film does not hold exactly is removed only if the company has decided so. */
function isRemovable({ film_check, recordings_removed_at, keeps_encoded_recordings }: FilmRow): boolean {
  if (recordings_removed_at !== null) return false;
  return film_check === 'equal' || (film_check === 'encoded' && !keeps_encoded_recordings);
}

async function storeRests(
  film: FilmRow,
  payload: MediaTaskPayload,
  { database, storage, folder }: FilmDependencies & { folder: string },
  signal: AbortSignal,
): Promise<StoredRest[] | 'unequal'> {
  const recordings = await findJoined(database, payload);
  const answers = await servedAnswers({ film, recordings, storage, folder }, signal);
  if (answers === 'unequal') return answers;
  const rests: StoredRest[] = [];
  for (const [index, recording] of recordings.entries()) {
    const served = answers[index];
    if (served === undefined || recording.film_file_id !== null) continue;
    const rest = await storeRest({ ...payload, film, recording, served, database, storage }, signal);
    if (rest === 'unequal') return rest;
    if (rest !== undefined) rests.push(rest);
  }
  return rests;
}

/** The rows first; a task erases the recordings after the commit, and is never given up. */
async function replaceByRests(
  film: FilmRow,
  payload: MediaTaskPayload,
  rests: readonly StoredRest[],
  { database }: Pick<FilmDependencies, 'database'>,
): Promise<void> {
  const { companyId, submissionId } = payload;
  const isErased = await inTransaction(database, async (transaction) => {
    const submission = await lockSubmission(transaction, companyId, submissionId);
    if (submission === undefined) return true;
    if (!(await isStillRemovable(transaction, payload, film))) return false;
    const keys: string[] = [];
    for (const rest of rests) {
      await useRest(transaction, companyId, film, rest);
      keys.push(rest.recording.storage_key, ...takeKeys(rest.recording.take_id));
    }
    await setRecordingsRemoved(transaction, payload);
    const runAt = new Date(Date.now() + eraseAfterMilliseconds);
    if (keys.length > 0) await enqueue(transaction, eraseFiles, { keys: [...new Set(keys)] }, { runAt });
    return false;
  });
  // What another run of this task may have stored for the same film stays, for the next one.
  if (isErased) await eraseFolder(database, payload);
}

/** Unless it was joined again, or a person has decided otherwise or restarted a step: the sweep then tries again. */
async function isStillRemovable(
  transaction: Transaction,
  payload: MediaTaskPayload,
  { id }: FilmRow,
): Promise<boolean> {
  const film = await findFilm(transaction, payload);
  if (film?.id !== id || !isRemovable(film)) return false;
  // Retrying a failed step may need the original.
  const states = film.film_check === 'equal' ? pending : ([...pending, 'failed'] as const);
  return !(await hasSteps(transaction, payload, states));
}

async function useRest(
  transaction: Transaction,
  companyId: number,
  { id: filmId }: FilmRow,
  { recording, key, keptBytes, served }: StoredRest,
): Promise<void> {
  const moved = { fileId: recording.id, formerKey: recording.storage_key, key, keptBytes, filmId };
  const { cut, sizeBytes, sha256 } = served;
  const as = cut && { name: recording.name.replace(/\.[a-z0-9]+$/, '.mp4'), mime: 'video/mp4' };
  if (!(await keepRest(transaction, companyId, { ...moved, sizeBytes, ...(as && { as }) })))
    throw new Error('A recording was moved while it was removed.');
  if (cut === undefined) return;
  await setCut(transaction, companyId, recording.response_id, { ...cut, sha256 });
}

/** Erases the folder of a deleted submission, but only after a running backup that may still read it. */
function eraseFolder(database: Database, { submissionId }: MediaTaskPayload): Promise<void> {
  return inTransaction(database, (transaction) =>
    enqueue(transaction, eraseFiles, { keys: [restFolder(submissionId)] }),
  );
}
