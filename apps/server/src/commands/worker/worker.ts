import { join } from 'node:path';
import { createBulkWorks, findPermissions, seeingAs } from '../../bulk-works.ts';
import type { Config, Settings } from '../../config/config.ts';
import { exportSources } from '../../export-sources.ts';
import { reportProcess, workerChecks } from '../../features/installation/index.ts';
import { planForMails } from '../../features/plans/index.ts';
import { findArrivingKeys } from '../../features/recordings/index.ts';
import { findEngine, readyEngine } from '../../features/speech-models/index.ts';
import { captionFile, startTranscribingEarlier } from '../../features/transcripts/index.ts';
import { invitationFacts } from '../../invitation-facts.ts';
import { createListeners } from '../../listeners.ts';
import { createCompanyMails } from '../../platform/company-mails/index.ts';
import type { ConnectionSettings } from '../../platform/database/connection.ts';
import { type Database, openDatabase, type ReadElsewhere } from '../../platform/database/index.ts';
import { wireListeners } from '../../platform/events/index.ts';
import { listen } from '../../platform/http/listen.ts';
import { buildMonitoringServer } from '../../platform/http/monitoring-server.ts';
import { createLog, type Logger } from '../../platform/log/index.ts';
import { createMailer } from '../../platform/mail/index.ts';
import { createWorkerMonitoring } from '../../platform/monitoring/index.ts';
import { closeOldFiles, StartError, type StopSignals, untilAborted } from '../../platform/process/index.ts';
import { createStorage, type Storage, sweepFolder, withRests } from '../../platform/storage/index.ts';
import {
  connectionsBesideWork,
  forgetFailedTasks,
  queueConnections,
  startTaskRunner,
  sweepWork,
} from '../../platform/tasks/index.ts';
import { allTasks, taskSchedules } from '../../tasks.ts';
import { workerAnnouncement } from '../announcement.ts';
import { requireCodecs } from '../codecs.ts';
import { migrateDatabase } from '../migrate.ts';
import { openSharedPlatform } from '../open-platform.ts';
import { openStandby } from '../open-standby.ts';

/** Figures are cached by web servers alone. */
const nothingKept = { forget: () => undefined };
const sweepMilliseconds = 10 * 60_000;
/** Making a demo or a file never takes as long as this. */
const forgottenSeconds = 24 * 60 * 60;

/** A standalone worker over the database of DATABASE_URL. */
export async function worker(settings: Settings, { stop }: StopSignals): Promise<void> {
  await requireCodecs();
  const platform = await openSharedPlatform(settings);
  await migrateDatabase(platform);
  const { config, connection } = platform;
  let end = async () => undefined as unknown;
  await runWorker(config, connection, stop, async (monitoring, log) => {
    const { workerPort: port, host, metricsToken } = config;
    if (port !== undefined) {
      const server = buildMonitoringServer(monitoring, { token: metricsToken, leaving: stop }, log);
      await listen(server, host, { name: 'WORKER_PORT', port });
      end = () => server.close();
    }
    process.stdout.write(workerAnnouncement(config));
  });
  await end();
}

type WorkerMonitoring = ReturnType<typeof createWorkerMonitoring>;

/** Runs tasks until stopped. @throws StartError when the runner ends by itself. */
export async function runWorker(
  config: Config,
  connection: ConnectionSettings,
  stop: AbortSignal,
  offer: (monitoring: WorkerMonitoring, log: Logger) => Promise<void>,
): Promise<void> {
  const opened = openDatabase(connection, config.taskConcurrency + connectionsBesideWork);
  const { database } = opened;
  const queue = openDatabase(connection, queueConnections);
  const { onStandby, close: closeStandby } = openStandby(config, database);
  wireListeners(database, createListeners(nothingKept));
  const workFolder = join(config.dataFolder, 'work');
  const storage = withRests(createStorage(config));
  const log = createLog(config.logLevel);
  const monitoring = createWorkerMonitoring({ pool: opened.pool, storage });
  const sweep = async () => {
    await sweepWork(opened.pool, workFolder);
    await forgetFailedTasks(opened.pool);
  };
  // An unavailable store, or one that does not list unfinished uploads, must not end a worker.
  const sweepStorage = () =>
    storage.sweep(forgottenSeconds).catch((error: unknown) => log.warn({ err: error }, 'storage not swept'));
  const runner = await startTaskRunner({
    pool: queue.pool,
    tasks: allTasks,
    schedules: taskSchedules,
    dependencies: taskDependencies({ config, database, onStandby, storage, workFolder, log }),
    concurrency: config.taskConcurrency,
    log,
    onTaskEnd: monitoring.onTaskEnd,
  });
  // Only now: the runner creates the queue's tables.
  await Promise.all([sweep(), sweepStorage(), sweepFolder(workFolder, forgottenSeconds)]);
  await offer(monitoring, log);
  const report = await reportWorker(config, database, log);
  void closeWhatOthersMayRead(config.dataFolder, stop, log);
  // Failed removals are retried later.
  const sweepAll = () => Promise.all([sweep(), sweepStorage()]);
  const sweeping = setInterval(() => void sweepAll().catch(() => undefined), sweepMilliseconds);
  await Promise.race([untilAborted(stop), runner.ended]);
  clearInterval(sweeping);
  if (!stop.aborted) throw new StartError('The worker has lost its task queue.');
  await report.stop();
  await runner.stop();
  await Promise.all([opened.close(), queue.close(), closeStandby()]);
}

type Opened = {
  config: Config;
  database: Database;
  onStandby: ReadElsewhere;
  storage: Storage;
  workFolder: string;
  log: Logger;
};

/** The dependencies of tasks besides their payload. */
function taskDependencies(opened: Opened) {
  const { config } = opened;
  const companyMails = createCompanyMails({ ...config, planForMails });
  return {
    ...opened,
    mailer: createMailer(config),
    onEngineOn: startTranscribingEarlier,
    findReadyEngine: (signal: AbortSignal) => readyEngine(opened.database, config, signal),
    captionFile,
    companyMails,
    bulkWorks: createBulkWorks({ companyMails }),
    findPermissions,
    seeingAs,
    findArrivingKeys,
    ...invitationFacts,
    exportSources,
  };
}

function reportWorker(config: Config, database: Database, log: Logger) {
  const findSpeech = async () => ({
    engine: await findEngine(database, config),
    language: config.speech.language,
  });
  const checks = workerChecks({ ...config, findSpeech });
  return reportProcess({ database, kind: 'worker', checks, log });
}

/** Never fails: an unreadable folder must not end a worker. */
async function closeWhatOthersMayRead(folder: string, stop: AbortSignal, log: Logger): Promise<void> {
  await closeOldFiles(folder, stop).then(
    (open) => open > 0 && log.warn({ open }, 'files that other users may read could not be closed'),
    (error: unknown) => log.warn({ err: error }, 'files that other users may read were not looked for'),
  );
}
