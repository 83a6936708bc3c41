import { chmod, chown, lchown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './unprivileged-account.ts';

/** Makes a folder that account's alone; of this process where there is no other. */
export async function giveTo(folder: string, account: Account | undefined): Promise<void> {
  if (account !== undefined) await chown(folder, account.uid, account.gid);
  await chmod(folder, 0o700);
}

/**
 * Gives a folder and everything in it to the account, unless it has it. Nobody else may enter meanwhile, and the folder
 * itself comes last, so that what a crash has cut short is done again.
 */
export async function giveWholly(folder: string, account: Account | undefined): Promise<void> {
  if (account === undefined || (await stat(folder)).uid === account.uid) return;
  await chown(folder, 0, 0);
  await chmod(folder, 0o700);
  // Links are not followed: they are given, and what they lead to is not.
  for (const name of await readdir(folder, { recursive: true }))
    await lchown(join(folder, name), account.uid, account.gid);
  await giveTo(folder, account);
}
