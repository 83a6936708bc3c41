import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Config, Settings } from '../config/config.ts';
import { insertBackup } from '../features/installation/index.ts';
import { takeKeys } from '../features/recordings/index.ts';
import { fingerprintOf, type Manifest, writeBackup } from '../platform/backup/index.ts';
import type { ConnectionSettings } from '../platform/database/connection.ts';
import { openDatabase } from '../platform/database/index.ts';
import { StartError, type StopSignals } from '../platform/process/index.ts';
import { createStorage } from '../platform/storage/index.ts';
import { openRunning } from './open-running.ts';

/** Writes database and files into one archive, also while Nimble runs on them. */
export async function backup(settings: Settings, { stop }: StopSignals, file: string): Promise<void> {
  const path = resolve(file);
  if (await exists(path)) throw new StartError(`The file ${path} already exists.`);
  const { config, connection, close } = await openRunning(settings);
  try {
    const { files, bytes, missing, tables } = await writeBackup({
      connection,
      path,
      storage: createStorage(config),
      secret: secretOf(settings, config),
      takeKeys: takeKeys('*'),
      stop,
    });
    process.stdout.write(
      `The backup ${path} holds ${tables} tables and ${files} files, ${(bytes / 1024 ** 2).toFixed(1)} MB. Keep it as safe as your data: it contains all of it.\n`,
    );
    if (missing > 0)
      process.stdout.write(
        `${missing} files listed in the database were missing and are not in the backup.\n`,
      );
    await tellOfBackup(connection, bytes);
  } catch (error) {
    throw error === stop.reason ? new StartError('Stopped. The unfinished backup was removed.') : error;
  } finally {
    await close();
  }
}

/** The page Installation shows the time of the last backup. A backup without that entry is still valid. */
async function tellOfBackup(connection: ConnectionSettings, bytes: number): Promise<void> {
  const { database, close } = openDatabase(connection, 1);
  try {
    await insertBackup(database, bytes);
  } catch (error) {
    process.stdout.write(
      `The Installation page will not show this backup: ${error instanceof Error ? error.message : String(error)}\n`,
    );
  } finally {
    await close();
  }
}

function secretOf(settings: Settings, { secret }: Config): Manifest['secret'] {
  return { fingerprint: fingerprintOf(secret), kept: settings.secret === undefined ? secret : null };
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
