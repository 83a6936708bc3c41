import {
  type Finding,
  type FindingName,
  findingNames,
  type InstallationOverview,
  type InstallationStorage,
  storedKinds,
} from '@nimble/contracts/installation';
import server from '../../../package.json' with { type: 'json' };
import { type Database, type Found, inTransaction } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import { checkMail } from './checks/check-mail.ts';
import { checkGoogle, checkInsightsModel, checkPayments, checkScanner } from './checks/check-services.ts';
import { checkAddress, checkDatabase, checkPlans, checkSecret } from './checks/check-settings.ts';
import { describeBackups, describeProcesses, describeTasks, describeVersions } from './describe-running.ts';
import { countStorage } from './installation.tasks.ts';
import { isRunning, mergeFindings, presentFound } from './merge-findings.ts';
import { findLastBackup, findStored, findTaskFacts } from './overview.repository.ts';
import { askForChecks, findProcesses, type ProcessRow } from './processes.repository.ts';

/** Storage is compared with the number of days before. */
const comparedDays = 30;

type Dependencies = {
  database: Database;
  config: {
    publicUrl: string;
    secretOrigin: 'setting' | 'dataFolder';
    planEnforcement: 'on' | 'off';
    stripe: object | undefined;
    insightsModel: object | undefined;
    google: object | undefined;
    virusScanner: object | undefined;
    databaseUrl: string | undefined;
    poolerUrl: string | undefined;
    replicaUrl: string | undefined;
    smtpUrl: string | undefined;
    mailFrom: string;
    storage: { driver: 'disk' | 's3' };
  };
  describeDatabase: () => Promise<{ version: string; applied: number; waiting: number }>;
};

/** The state of the installation. It reads only the database: slow checks are run by the processes themselves. */
export function createOverviewService(dependencies: Dependencies) {
  const { database } = dependencies;
  return {
    overview: () => showOverview(dependencies),

    async check(): Promise<InstallationOverview> {
      await askForChecks(database);
      await inTransaction(database, (transaction) =>
        enqueue(transaction, countStorage, {}, { key: countStorage.name }),
      );
      return showOverview(dependencies);
    },

    async storage(): Promise<InstallationStorage> {
      const rows = await findStored(database, comparedDays);
      const [first] = rows;
      return {
        countedAt: first?.countedAt.toISOString() ?? null,
        comparedTo: first?.comparedTo ?? null,
        kinds: storedKinds.flatMap((kind) => {
          const row = rows.find((one) => one.kind === kind);
          return row === undefined
            ? []
            : [{ kind, bytes: row.bytes, files: row.files, bytesBefore: row.bytesBefore }];
        }),
      };
    },
  };
}
export type OverviewService = ReturnType<typeof createOverviewService>;

async function showOverview({
  database,
  config,
  describeDatabase,
}: Dependencies): Promise<InstallationOverview> {
  const [processes, tasks, backup, described] = await Promise.all([
    findProcesses(database),
    findTaskFacts(database),
    findLastBackup(database),
    describeDatabase(),
  ]);
  const running = processes.filter(isRunning);
  const hasDataHere = config.databaseUrl === undefined || config.storage.driver === 'disk';
  const known: Partial<Record<FindingName, Found>> = {
    processes: describeProcesses(processes),
    tasks: describeTasks(tasks),
    database: checkDatabase(config, described),
    address: checkAddress(config.publicUrl),
    secret: checkSecret(config),
    backups: describeBackups(backup, hasDataHere),
    plans: checkPlans(config),
    // Needs no check.
    ...(config.smtpUrl === undefined && { mail: await checkMail(config) }),
    ...(config.virusScanner === undefined && { scanner: await checkScanner(undefined) }),
    ...(config.insightsModel === undefined && { insights: await checkInsightsModel(undefined) }),
    ...(config.google === undefined && { google: await checkGoogle(undefined) }),
    ...(config.stripe === undefined && { payments: await checkPayments(undefined) }),
    versions: describeVersions(running, { nimble: server.version, postgres: described.version }),
  };
  const { poolerUrl, replicaUrl } = config;
  const isThere: Partial<Record<FindingName, boolean>> = {
    pooler: poolerUrl !== undefined,
    standby: replicaUrl !== undefined,
  };
  const shown = findingNames.filter((name) => isThere[name] !== false);
  const findings = shown.map((name): Finding => {
    const found = known[name];
    return found === undefined ? mergeFindings(name, running) : presentFound(name, found);
  });
  return {
    findings,
    checkedAt: lastCheck(running),
    isChecking: running.some(({ is_checking: isChecking }) => isChecking),
  };
}

/** The oldest of several processes; null until all have checked. */
function lastCheck(running: readonly ProcessRow[]): string | null {
  const times = running.map(({ checked_at: checkedAt }) => checkedAt);
  if (times.length === 0 || times.includes(null)) return null;
  return new Date(Math.min(...times.map(Number))).toISOString();
}
