import { chmodSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** With the number of the process that opened it. */
const named = /^nimble-tests-(\d+)-/;
/** The tests were seen to keep half a gigabyte there at once; the rest is for themselves and their browsers. */
const neededBytes = 6 * 1024 ** 3;

/**
 * A folder in memory for the temporary files of a run, which ends with the process. Hundreds of databases are copied
 * and dropped there; on a disk, creating their files takes up to a third of the processor's time.
 *
 * @param {string} disk in memory
 * @returns its path, or undefined where there is no such disk or too little memory: the usual folder must do
 */
export function openMemoryFolder(disk = '/dev/shm') {
  if (!hasRoom(disk)) return undefined;
  removeLeftOver(disk);
  const folder = mkdtempSync(join(disk, `nimble-tests-${process.pid}-`));
  // PostgreSQL runs as another account, if the tests run as root.
  chmodSync(folder, 0o1777);
  process.on('exit', () => remove(folder));
  return folder;
}

function hasRoom(disk) {
  if (process.platform !== 'linux') return false;
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, path]) => path === disk);
  if (mount?.[2] !== 'tmpfs' || mount[3]?.split(',').some((option) => option === 'noexec' || option === 'ro'))
    return false;
  const { bavail, bsize } = statfsSync(disk);
  return Math.min(bavail * bsize, freemem()) >= neededBytes;
}

/** A run that was killed could not remove its folder. Another account's is not ours to remove. */
function removeLeftOver(disk) {
  for (const name of readdirSync(disk)) {
    const owner = Number(named.exec(name)?.[1]);
    const folder = join(disk, name);
    // In a container, the killed run had the same number.
    const isLeftOver = owner === process.pid || (owner > 0 && !lives(owner));
    if (isLeftOver && lstatSync(folder).uid === process.getuid()) remove(folder);
  }
}

/** What still ends can write into it once more. */
function remove(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

function lives(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
