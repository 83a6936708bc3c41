import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

export const hasClamd = spawnSync('clamd', ['--version']).status === 0;

/** The only malware that this scanner knows. */
export const someMalware = 'the malware of the tests';
/** It refuses longer files, bytes. */
export const largestScanned = 1024 * 1024;

/** ClamAV's daemon with one signature of the tests' own. */
export async function startClamd() {
  const folder = await mkdtemp(join(tmpdir(), 'nimble-clamd-'));
  const socket = join(folder, 'clamd.ctl');
  const signatures = join(folder, 'signatures');
  await mkdir(signatures);
  await writeFile(
    join(signatures, 'test.ndb'),
    `Nimble.Test:0:*:${Buffer.from(someMalware).toString('hex')}\n`,
  );
  const settings = [
    `LocalSocket ${socket}`,
    `DatabaseDirectory ${signatures}`,
    'Foreground yes',
    `StreamMaxLength ${largestScanned}`,
  ];
  await writeFile(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
  const scanner = spawn('clamd', ['-c', join(folder, 'clamd.conf')], { stdio: 'ignore' });
  while (!(await isListening(socket))) {
    if (scanner.exitCode !== null) throw new Error('clamd does not start.');
    await setTimeout(50);
  }
  return { socket, stop: () => stop(scanner, folder) };
}

async function isListening(path: string): Promise<boolean> {
  const socket = connect(path);
  return new Promise((resolve) => {
    socket.on('connect', () => resolve(true));
    socket.on('error', () => resolve(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}

async function stop(scanner: ChildProcess, folder: string): Promise<void> {
  scanner.kill();
  await once(scanner, 'exit');
  await rm(folder, { recursive: true });
}
