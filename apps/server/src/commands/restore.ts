import { resolve } from 'node:path';
import type { Config, Settings } from '../config/config.ts';
import { lacksSharedSecret } from '../config/storage-settings.ts';
import { takeKeys } from '../features/recordings/index.ts';
import { fingerprintOf, type Manifest, restoreBackup } from '../platform/backup/index.ts';
import { eraseFiles } from '../platform/files/index.ts';
import { keepSecret, StartError } from '../platform/process/index.ts';
import { createStorage } from '../platform/storage/index.ts';
import { allTasks } from '../tasks.ts';
import { migrateDatabase } from './migrate.ts';
import { openPlatform } from './open-platform.ts';

/** Restores a backup into this installation, which may have the same or a newer version. */
export async function restore(
  settings: Settings,
  file: string,
  { replace, sendsMails }: { replace: boolean; sendsMails: boolean },
): Promise<void> {
  const platform = await openPlatform(settings);
  try {
    const { config, connection } = platform;
    // Creates the task queue's own tables, which the restoring transaction cannot create.
    await migrateDatabase(platform);
    const { manifest, files, heldMails } = await restoreBackup({
      connection,
      path: resolve(file),
      replace,
      storage: createStorage(config),
      takeKeys: takeKeys('*'),
      eraseTask: eraseFiles.name,
      heldMailTasks: sendsMails ? null : mailTasks,
      accept: (found) => requireSecret(found, settings, config),
      onReplaced: async ({ secret: { kept } }) => {
        if (settings.secret === undefined && kept !== null) await keepSecret(config.dataFolder, kept);
      },
    });
    process.stdout.write(
      `Restored the backup of ${manifest.createdAt}: ${manifest.tables.length} tables and ${files} files.\n`,
    );
    if (heldMails.length > 0) process.stdout.write(heldMailsText(heldMails));
  } finally {
    await platform.close();
  }
}

const mailTasks = allTasks.filter(({ sendsMail }) => sendsMail).map(({ name }) => name);

function heldMailsText(held: readonly { task: string; count: number }[]): string {
  const total = held.reduce((sum, { count }) => sum + count, 0);
  const kinds = held.map(({ task, count }) => `${count} ${task}`).join(', ');
  return `Emails that were waiting to be sent are not restored, because they may have been sent since: ${total} in all (${kinds}). To send them, restore with --send-mails.\n`;
}

/** Without the former secret, second factors could not be decrypted and links in emails would break. */
function requireSecret({ secret }: Manifest, settings: Settings, config: Config): void {
  if (settings.secret === undefined && secret.kept !== null) return;
  if (fingerprintOf(config.secret) === secret.fingerprint) return;
  throw new StartError(refusalOf(secret, settings));
}

function refusalOf({ kept }: Manifest['secret'], settings: Settings): string {
  if (kept === null)
    return 'The backup comes from an installation with its own APP_SECRET; set the same one here.';
  const another = 'The backup comes from an installation with another secret; ';
  if (lacksSharedSecret({ ...settings, secretOrigin: 'dataFolder' }))
    return `${another}set APP_SECRET to its secret, from the file "secret" in its data folder, or "kept" in backup.json of the archive.`;
  return `${another}leave APP_SECRET unset to use the one in the backup.`;
}
