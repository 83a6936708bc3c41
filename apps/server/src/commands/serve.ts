import type { Settings } from '../config.ts';
import { createLog } from '../platform/log/index.ts';
import { untilToldToStop } from '../platform/process/index.ts';
import { addDemo } from './demo.ts';
import { requireFfmpeg } from './ffmpeg.ts';
import { migrateDatabase } from './migrate.ts';
import { openPlatform } from './open-platform.ts';
import { startWebServer } from './web-server.ts';
import { superviseWorker } from './worker-process.ts';

/** Runs everything on this machine: database, web server, and a worker beside them, until told to stop. */
export async function serve(settings: Settings, options: { demo: boolean }): Promise<void> {
  const stopping = untilToldToStop();
  await requireFfmpeg(settings);
  const platform = await openPlatform(settings);
  const closers: (() => Promise<void>)[] = [platform.close];
  try {
    await migrateDatabase(platform);
    const web = await startWebServer(platform.config, platform.connection, createLog(settings.logLevel));
    closers.push(web.stop);
    const worker = superviseWorker(platform.config, platform.connection);
    closers.push(worker.stop);
    announce(settings);
    if (options.demo) await addDemo(platform);
    await stopping;
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

function announce(settings: Settings): void {
  process.stdout.write(`\n  Nimble is ready: ${settings.publicUrl}\n`);
  if (settings.smtpUrl === undefined) {
    process.stdout.write(`  Mails are not sent; read them at http://localhost:${settings.port}/outbox\n`);
  }
  process.stdout.write('  Ctrl-C stops it.\n\n');
}
