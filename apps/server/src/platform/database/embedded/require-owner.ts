import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../process/index.ts';
import { namedAccount, ownAccount } from './unprivileged-account.ts';

/** Root itself and the accounts of its PostgreSQL, which belonged to nobody in earlier versions. */
const accountsOfRoot = [0, ownAccount.uid, namedAccount.uid];
/** The first that exists shows which user Nimble runs as. */
const paths = ['postgres/cluster', 'secret', '.'];

/**
 * Root may write everywhere, but a service that runs as another user could open neither the files that root creates nor
 * the database, which root gives to an account of its own.
 * @throws StartError for root when the data belongs to another user.
 */
export async function requireOwner(folder: string, user = process.getuid?.()): Promise<void> {
  if (user !== 0) return;
  const owner = await ownerOf(folder);
  if (owner === undefined || accountsOfRoot.includes(owner)) return;
  throw new StartError(
    `Run this as the user ${await nameOf(owner)}, who owns the data folder ${folder}: that user could not open files that root creates.`,
  );
}

async function ownerOf(folder: string): Promise<number | undefined> {
  for (const path of paths) {
    const facts = await stat(join(folder, path)).catch(() => undefined);
    if (facts !== undefined) return facts.uid;
  }
  return undefined;
}

/** The number where the machine's own list of users does not have it. */
async function nameOf(user: number): Promise<string> {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const line = users.split('\n').find((one) => one.split(':')[2] === `${user}`);
  return line?.split(':')[0] ?? `${user}`;
}
