import { type Database, inTransaction } from '../../../platform/database/index.ts';
import type { Logger } from '../../../platform/log/index.ts';
import type { MediaTaskPayload } from '../../../platform/media-tasks/index.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import { inWorkFolder, type TaskRun } from '../../../platform/tasks/index.ts';
import { compareStored } from './compare-stored.ts';
import { findFilm, findJoined, setFilmCheck } from './films.repository.ts';

export type FilmDependencies = {
  database: Database;
  storage: Storage;
  workFolder: string;
  log: Pick<Logger, 'error'>;
};

/** Stores whether a film holds what was recorded, while the recordings still exist. */
export async function compareFilmHandler(
  payload: MediaTaskPayload,
  { database, storage, workFolder, log }: FilmDependencies,
  run: TaskRun,
): Promise<void> {
  const film = await findFilm(database, payload);
  if (film === undefined || film.film_check !== null) return;
  const recordings = await findJoined(database, payload);
  const { comparison } = await inWorkFolder(workFolder, run, (folder) =>
    compareStored({ film, recordings, storage, folder }, run.signal),
  );
  if (comparison.film === 'unequal')
    log.error(payload, 'a joined video differs from its recordings, which stay');
  await inTransaction(database, (transaction) =>
    setFilmCheck(transaction, payload, film.id, comparison.film),
  );
}
