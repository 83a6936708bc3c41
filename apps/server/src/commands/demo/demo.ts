import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../config/config.ts';
import { createDependencies } from '../../dependencies.ts';
import { openDatabase, readElsewhere } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import type { StopSignals } from '../../platform/process/index.ts';
import { migrateDatabase } from '../migrate.ts';
import { openPlatform, type Platform } from '../open-platform.ts';
import { requireDatabase } from '../open-running.ts';
import { superviseWorker } from '../worker/worker-process.ts';
import { eraseHalfMade, findDemo } from './demo-companies.ts';
import { jobs as allJobs, type DemoJob } from './jobs.ts';
import { makeDemo } from './make-demo.ts';

/** Creates the demo, once, and prints how to sign in to it. */
export async function demo(settings: Settings, { stop, hurry }: StopSignals): Promise<void> {
  await requireDatabase(settings);
  const platform = await openPlatform(settings);
  const closers = [platform.close];
  try {
    await migrateDatabase(platform);
    closers.push(superviseWorker(platform.workerOrder, hurry).stop);
    await addDemo(platform, stop);
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

const connections = 6;

/**
 * Creates the demo's company if it is missing, and prints a fresh link that signs in to it once. An unfinished one is
 * erased and made again. A worker must be running.
 */
export async function addDemo(
  { config, connection }: Pick<Platform, 'config' | 'connection'>,
  stop: AbortSignal,
  { jobs = allJobs, print = printed }: { jobs?: readonly DemoJob[]; print?: (text: string) => void } = {},
): Promise<void> {
  const say = (line: string) => print(`  ${line}\n`);
  if (config.smtpUrl !== undefined)
    return say(
      'The demo was not added, because it would send emails to made-up addresses. Start it without SMTP_URL.',
    );
  const opened = openDatabase(connection, connections);
  const onStandby = readElsewhere(opened.database, undefined);
  const services = createDependencies({ config, ...opened, onStandby });
  const workFolder = join(config.dataFolder, 'work', `demo-${randomUUID()}`);
  await mkdir(workFolder, { recursive: true });
  try {
    const there = await findDemo(opened.database);
    const isThere = there?.finished_at != null;
    if (there !== undefined && !isThere) await eraseHalfMade(opened.database, there.company_id);
    const userId = isThere ? there.user_id : await makeDemo({ services, workFolder, stop, say }, jobs);
    const link = await services.signInLinks.offer(userId);
    print(`\n  Open the demo with this link, which signs you in once:\n  ${link}\n\n`);
  } catch (error) {
    if (stop.aborted) return;
    if (!(error instanceof RequestError)) throw error;
    say(`The demo was not added: ${error.message}.`);
  } finally {
    await rm(workFolder, { recursive: true, force: true });
    await opened.close();
  }
}

function printed(text: string): void {
  process.stdout.write(text);
}
