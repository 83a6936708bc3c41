import { once } from 'node:events';
import { join } from 'node:path';
import type { Config, Settings } from '../config.ts';
import { openDatabase } from '../platform/database/index.ts';
import type { ConnectionSettings } from '../platform/database/connection.ts';
import { createLog } from '../platform/log/index.ts';
import { createMailer } from '../platform/mail/index.ts';
import { untilToldToStop } from '../platform/process/index.ts';
import { createDiskStorage } from '../platform/storage/index.ts';
import { startTaskRunner } from '../platform/tasks/index.ts';
import { allTasks, taskSchedules } from '../tasks.ts';
import { requireFfmpeg } from './ffmpeg.ts';
import { openPlatform } from './open-platform.ts';

/** A worker of its own, over the database of DATABASE_URL. */
export async function worker(settings: Settings): Promise<void> {
  const platform = await openPlatform(settings);
  try {
    await runWorker(platform.config, platform.connection);
  } finally {
    await platform.close();
  }
}

/** A worker that `serve` has started and that ends with it. */
export async function childWorker(): Promise<void> {
  const [message] = (await once(process, 'message')) as [{ config: Config; connection: ConnectionSettings }];
  await runWorker(message.config, message.connection);
}

async function runWorker(config: Config, connection: ConnectionSettings): Promise<void> {
  const stopping = untilToldToStop();
  const opened = openDatabase(connection, config.taskConcurrency + 5);
  const log = createLog(config.logLevel);
  const runner = await startTaskRunner({
    pool: opened.pool,
    tasks: allTasks,
    schedules: taskSchedules,
    dependencies: {
      config,
      database: opened.database,
      storage: createDiskStorage(join(config.dataFolder, 'files')),
      mailer: createMailer(config),
      ffmpeg: await requireFfmpeg(config),
      workFolder: join(config.dataFolder, 'work'),
    },
    concurrency: config.taskConcurrency,
    log,
  });
  await stopping;
  await runner.stop();
  await opened.close();
}
