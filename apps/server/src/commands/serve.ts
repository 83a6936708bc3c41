import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../config/config.ts';
import { createLog } from '../platform/log/index.ts';
import { type StopSignals, tellParent, untilAborted } from '../platform/process/index.ts';
import { announcement } from './announcement.ts';
import { requireCodecs } from './codecs.ts';
import { migrateDatabase } from './migrate.ts';
import { openPlatform, openSharedPlatform } from './open-platform.ts';
import { superviseWorker } from './worker/worker-process.ts';

/**
 * Runs everything on this machine: database, web server, and a worker beside them, until stopped. Then the web server
 * finishes its calls first, the worker its tasks, and the database stops last.
 */
export async function serve(
  settings: Settings,
  { stop, hurry }: StopSignals,
  options: { demo: boolean },
): Promise<void> {
  tellParent({ step: hasDatabase(settings) ? 'Starting the database' : 'Preparing the database' });
  const opening = openPlatform(settings, 'server');
  // In parallel with the database, which takes as long to start.
  const codecs = requireCodecs();
  codecs.catch(() => undefined);
  const [platform, { startWebServer }] = await Promise.all([opening, import('./web-server.ts')]);
  let worker: ReturnType<typeof superviseWorker> | undefined;
  const closers: (() => Promise<void>)[] = [platform.close, async () => worker?.stop()];
  try {
    await codecs;
    if (stop.aborted) return;
    await migrateDatabase(platform);
    if (stop.aborted) return;
    tellParent({ step: 'Starting the server' });
    const log = createLog(settings.logLevel);
    const metrics = async () => (await worker?.metrics()) ?? [];
    const web = await startWebServer(platform.config, platform.connection, log, hurry, metrics);
    closers.push(web.stop);
    // Started last: it is slow too, and not needed to serve pages.
    worker = superviseWorker(platform.workerOrder, hurry);
    tellParent({ ready: true });
    process.stdout.write(announcement(settings, web.printed));
    if (options.demo) await (await import('./demo/demo.ts')).addDemo(platform, stop);
    const failure = await Promise.race([untilAborted(stop), platform.failed]);
    if (failure !== undefined) throw failure;
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

/** Whether the next start finds a worker and does not start its own. */
function hasDatabase({ databaseUrl, dataFolder }: Settings): boolean {
  return databaseUrl !== undefined || existsSync(join(dataFolder, 'postgres/cluster'));
}

/** A web server alone; any number of them may share one DATABASE_URL. */
export async function web(settings: Settings, { stop, hurry }: StopSignals): Promise<void> {
  const platform = await openSharedPlatform(settings);
  await migrateDatabase(platform);
  const log = createLog(settings.logLevel);
  const { startWebServer } = await import('./web-server.ts');
  const server = await startWebServer(platform.config, platform.connection, log, hurry);
  process.stdout.write(announcement(settings, server.printed));
  await untilAborted(stop);
  await server.stop();
}
