import { access, constants, mkdir, mkdtemp, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Found } from '../../../platform/database/index.ts';
import { findOpen } from '../../../platform/process/index.ts';
import { broken, fine, look, reasonOf, say } from './finding.ts';

/** Less holds only a few interviews, and PostgreSQL needs room too. */
const leastBytes = 1024 ** 3;
/** Days of work for most companies, to act in time. */
const calmBytes = 5 * 1024 ** 3;

/** Temporary files are written there, wherever files are stored. */
export async function checkSpace(folder: string): Promise<Found> {
  const facts = await statfs(folder).catch(() => undefined);
  if (facts === undefined) return checkNew(folder);
  try {
    await mkdir(join(folder, 'work'), { recursive: true, mode: 0o700 });
    await rm(await mkdtemp(join(folder, 'work', 'doctor-')), { recursive: true });
  } catch (error) {
    return broken(
      say('finding.space_not_written', { folder, reason: reasonOf(error) }),
      say('finding.mend_folder'),
    );
  }
  const open = await findOpen(folder);
  if (open.length > 0)
    return broken(say('finding.space_open', { paths: open.join(', ') }), say('finding.space_close'));
  const free = facts.bavail * facts.bsize;
  const text = say('finding.space_free', { free, all: facts.blocks * facts.bsize, folder });
  const advice = say('finding.space_make_room');
  if (free < leastBytes) return broken(text, advice);
  return free < calmBytes ? look(text, advice) : fine(text);
}

/** A folder that is missing, as before the first start: whether that start can create it. */
async function checkNew(folder: string): Promise<Found> {
  const parent = await findExisting(dirname(folder));
  try {
    // The dot refuses a file, which may be in the place of a folder.
    await access(`${parent}/.`, constants.W_OK | constants.X_OK);
  } catch (error) {
    return broken(
      say('finding.space_not_written', { folder: parent, reason: reasonOf(error) }),
      say('finding.mend_folder'),
    );
  }
  return fine(say('finding.space_new', { folder }));
}

async function findExisting(folder: string): Promise<string> {
  const exists = await stat(folder).then(
    () => true,
    () => false,
  );
  return exists ? folder : findExisting(dirname(folder));
}
