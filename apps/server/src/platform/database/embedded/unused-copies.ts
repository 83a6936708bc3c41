import { readdir, readlink, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Another installation that starts at this moment has said so less than this ago, and one that runs is seen. */
const unusedMilliseconds = 7 * 24 * 60 * 60 * 1000;
const copyName = /^postgresql-\d+-\d+-\d+(\.\d+)?$/;

/**
 * Removes copies of PostgreSQL's programs that earlier versions have left: not started for a week, and nothing that runs
 * comes from them. They hold no data. What cannot be removed stays.
 */
export async function removeUnusedCopies(parent: string, own: string): Promise<void> {
  const names = await readdir(parent).catch(() => []);
  const others = names.filter((name) => copyName.test(name)).map((name) => join(parent, name));
  const programs = others.length > 1 ? await runningPrograms() : [];
  for (const copy of others) {
    const facts = await stat(copy).catch(() => undefined);
    const isOld = facts !== undefined && Date.now() - facts.mtimeMs > unusedMilliseconds;
    const isRunning = programs.some((program) => program.startsWith(`${copy}/`));
    if (copy !== own && isOld && !isRunning)
      await rm(copy, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** The files of all programs that run, as Linux tells them. */
async function runningPrograms(): Promise<string[]> {
  const names = await readdir('/proc');
  const found = await Promise.all(
    names.filter((name) => /^\d+$/.test(name)).map((pid) => readlink(`/proc/${pid}/exe`).catch(() => '')),
  );
  return found.filter((path) => path !== '');
}
