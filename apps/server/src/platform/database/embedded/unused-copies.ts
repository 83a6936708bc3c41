import { readdir, readlink, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Another starting installation has marked its copy more recently than this, and a running one is detected. */
const unusedMilliseconds = 7 * 24 * 60 * 60 * 1000;
const copyName = /^postgresql-\d+-\d+-\d+(\.\d+)?$/;

/**
 * Removes copies of PostgreSQL's programs that earlier versions have left: not started for a week, and without running
 * processes. They hold no data. Failed removals are ignored.
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

/** The executables of all running processes, from Linux's /proc. */
async function runningPrograms(): Promise<string[]> {
  const names = await readdir('/proc');
  const found = await Promise.all(
    names.filter((name) => /^\d+$/.test(name)).map((pid) => readlink(`/proc/${pid}/exe`).catch(() => '')),
  );
  return found.filter((path) => path !== '');
}
