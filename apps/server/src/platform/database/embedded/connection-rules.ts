import { chown, open, readFile, rename } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { DatabaseStartError } from './errors.ts';
import type { Account } from './unprivileged-account.ts';

/**
 * Makes the server trust Nimble's own account, by the peer credentials of the socket, and no other: there is no
 * password to steal. Written at each start, so that a database of an earlier version, which trusted everybody, is
 * closed too.
 */
export async function writeConnectionRules(
  cluster: string,
  databaseUser: string,
  account: Account | undefined,
): Promise<void> {
  const rules = `# Written by Nimble at each start.\nlocal all ${databaseUser} peer map=nimble\n`;
  const names = `# Written by Nimble at each start.\nnimble "${nameOfUser()}" ${databaseUser}\n`;
  await replaceFile(join(cluster, 'pg_ident.conf'), names, account);
  await replaceFile(join(cluster, 'pg_hba.conf'), rules, account);
}

function nameOfUser(): string {
  try {
    return userInfo().username;
  } catch {
    throw new DatabaseStartError(
      `The user ${process.getuid?.()} has no name on this machine, which PostgreSQL needs; set DATABASE_URL or run Nimble as another user.`,
    );
  }
}

/** A new file instead of overwriting: another process may still hold the old one open. */
async function replaceFile(path: string, content: string, account: Account | undefined): Promise<void> {
  if ((await readFile(path, 'utf8')) === content) return;
  const draft = `${path}.new`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.chmod(0o600);
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  if (account !== undefined) await chown(draft, account.uid, account.gid);
  await rename(draft, path);
}
