import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const mostShown = 50;

export const outboxFolder = (dataFolder: string) => join(dataFolder, 'outbox');

/** The emails that were stored instead of sent, newest first. */
export async function readOutbox(dataFolder: string): Promise<string[]> {
  const folder = outboxFolder(dataFolder);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const newest = names.sort().reverse().slice(0, mostShown);
  return Promise.all(newest.map((name) => readFile(join(folder, name), 'utf8')));
}
