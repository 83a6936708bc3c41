import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Deletes entries unchanged for this long, seconds: left by killed processes. */
export async function sweepFolder(folder: string, untouchedSeconds: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const oldest = Date.now() - untouchedSeconds * 1000;
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < oldest) await rm(path, { recursive: true, force: true });
  }
}
