import { chmod, chown, lchown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './unprivileged-account.ts';

/** Restricts a folder to that account; to this process's where there is no other. */
export async function giveTo(folder: string, account: Account | undefined): Promise<void> {
  if (account !== undefined) await chown(folder, account.uid, account.gid);
  await chmod(folder, 0o700);
}

/**
 * Gives a folder and everything in it to the account, unless it owns it. The folder is closed to others meanwhile, and
 * itself comes last, so that the work interrupted by a crash is repeated.
 */
export async function giveWholly(folder: string, account: Account | undefined): Promise<void> {
  if (account === undefined || (await stat(folder)).uid === account.uid) return;
  await chown(folder, 0, 0);
  await chmod(folder, 0o700);
  // Changes the links themselves, not their targets.
  for (const name of await readdir(folder, { recursive: true }))
    await lchown(join(folder, name), account.uid, account.gid);
  await giveTo(folder, account);
}
