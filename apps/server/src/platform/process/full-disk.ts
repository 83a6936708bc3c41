import { statfs } from 'node:fs/promises';

/** An empty database takes 50 MB, and PostgreSQL adds to its log of changes in files of 16 MB. */
const leastMegabytes = 100;

/**
 * PostgreSQL ends on a full disk, and its clients learn only that it has ended.
 * @returns a sentence when the disk of the data folder is almost full.
 */
export async function findFullDisk(folder: string): Promise<string | undefined> {
  const facts = await statfs(folder).catch(() => undefined);
  if (facts === undefined) return undefined;
  const free = Math.floor((facts.bavail * facts.bsize) / 1024 ** 2);
  if (free >= leastMegabytes) return undefined;
  return `Only ${free} MB are free on the disk of the data folder ${folder}; make room there and try again.`;
}
