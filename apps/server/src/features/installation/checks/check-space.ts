import { mkdir, mkdtemp, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Found } from '../../../platform/database/index.ts';
import { findOpen } from '../../../platform/process/index.ts';
import { broken, fine, look, reasonOf } from './finding.ts';
import { checkMessages } from './messages.ts';

const { space: messages } = checkMessages;

/** Less holds only a few interviews, and PostgreSQL needs room too. */
const leastBytes = 1024 ** 3;
/** Days of work for most companies, to act in time. */
const calmBytes = 5 * 1024 ** 3;

/** Temporary files are written there, wherever files are stored. */
export async function checkSpace(folder: string): Promise<Found> {
  const facts = await statfs(folder).catch(() => undefined);
  if (facts === undefined) return fine(messages.notMade(folder));
  try {
    await mkdir(join(folder, 'work'), { recursive: true, mode: 0o700 });
    await rm(await mkdtemp(join(folder, 'work', 'doctor-')), { recursive: true });
  } catch (error) {
    return broken(messages.notWritten(folder, reasonOf(error)), messages.mend);
  }
  const open = await findOpen(folder);
  if (open.length > 0) return broken(messages.open(open.join(', ')), messages.close);
  const free = facts.bavail * facts.bsize;
  const text = messages.free(free, facts.blocks * facts.bsize, folder);
  if (free < leastBytes) return broken(text, messages.makeRoom);
  return free < calmBytes ? look(text, messages.makeRoom) : fine(text);
}
