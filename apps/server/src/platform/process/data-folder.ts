import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Why Nimble cannot start, in one sentence for the person at the terminal. */
export class StartError extends Error {}

/**
 * Takes the data folder for this process; one Nimble at a time uses it. What a killed Nimble has left is taken over.
 * @throws StartError when the folder cannot be written or another Nimble runs on it.
 */
export async function takeDataFolder(folder: string): Promise<{ release: () => Promise<void> }> {
  await mkdir(folder, { recursive: true, mode: 0o755 }).catch((error: unknown) => {
    throw new StartError(`The data folder ${folder} cannot be made (${codeOf(error)}).`);
  });
  const lock = join(folder, 'nimble.pid');
  const mine = `${process.pid} ${await startTimeOf(process.pid)}`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      await writeFile(lock, mine, { flag: 'wx' });
      return { release: () => rm(lock, { force: true }) };
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') {
        throw new StartError(`The data folder ${folder} cannot be written (${codeOf(error)}).`);
      }
    }
    const holder = await readFile(lock, 'utf8').catch(() => '');
    if (await isRunning(holder)) {
      throw new StartError(
        `Another Nimble (process ${holder.split(' ')[0]}) already runs on the data folder ${folder}.`,
      );
    }
    await rm(lock, { force: true });
  }
  throw new StartError(`The data folder ${folder} is being taken by another Nimble.`);
}

/** The secret that signs sessions and file addresses: made once, readable by this user only. */
export async function keptSecret(folder: string): Promise<string> {
  const path = join(folder, 'secret');
  const kept = await readFile(path, 'utf8').catch(() => undefined);
  if (kept !== undefined && kept.trim().length >= 32) return kept.trim();
  const secret = randomBytes(32).toString('base64url');
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(`${secret}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  return secret;
}

/** Process numbers are used again, so a holder is known by its number and the time it was started. */
async function isRunning(holder: string): Promise<boolean> {
  const [pid = '', startTime = ''] = holder.split(' ');
  const number = Number(pid);
  if (!(number > 0) || number === process.pid) return false;
  try {
    process.kill(number, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  const now = await startTimeOf(number);
  return now === startTime;
}

/** Clock ticks since the machine started; empty where the system does not say. */
async function startTimeOf(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The second field is the name in brackets and may itself hold spaces.
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
