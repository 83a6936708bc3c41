import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { runOnce } from 'graphile-worker';
import type { Pool } from 'pg';
import { buildApp } from '../../app.ts';
import { createBulkWorks, findPermissions, seeingAs } from '../../bulk-works.ts';
import { loadConfig } from '../../config/config.ts';
import { createDependencies } from '../../dependencies.ts';
import { exportSources } from '../../export-sources.ts';
import { planForMails } from '../../features/plans/index.ts';
import { findArrivingKeys } from '../../features/recordings/index.ts';
import { readyEngine } from '../../features/speech-models/index.ts';
import { captionFile, startTranscribingEarlier } from '../../features/transcripts/index.ts';
import { invitationFacts } from '../../invitation-facts.ts';
import { createCompanyMails } from '../../platform/company-mails/index.ts';
import { readElsewhere } from '../../platform/database/index.ts';
import { createLog } from '../../platform/log/index.ts';
import { createMailer, type Mail } from '../../platform/mail/index.ts';
import { createStorage, withRests } from '../../platform/storage/index.ts';
import { asTaskList, workerLogger } from '../../platform/tasks/runner.ts';
import { allTasks } from '../../tasks.ts';
import { watchRefusals } from './declared-refusals.ts';
import { createTestDatabase } from './test-database.ts';

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;
/** Tests read answers of every shape; a missing part fails the test that reads it. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Answer = { status: number; body: any; headers: Record<string, unknown> };

/** Almost every email has a button, whose link tests follow. */
type CollectedMail = Mail & Required<Pick<Mail, 'action'>>;

/**
 * The real application over a database and a folder of its own; tasks run when a test says so. Emails are collected, or
 * sent by SMTP_URL if the settings have it.
 */
export async function createTestApp(settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'nimble-app-'));
  const opened = await createTestDatabase();
  const environment = {
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    PLAN_ENFORCEMENT: 'off',
    REGISTRATION: 'open',
    LOG_LEVEL: 'silent',
    // A closed port: tests download no models.
    SPEECH_MODELS_URL: 'http://127.0.0.1:9',
    ...settings,
  };
  const config = { ...loadConfig(environment), secret: 'a secret of the tests, long enough' };
  const onStandby = readElsewhere(opened.database, undefined);
  const dependencies = createDependencies({ config, ...opened, onStandby });
  const log = createLog(config.logLevel);
  const registeredRoutes: string[] = [];
  const refusals = watchRefusals();
  const app: FastifyInstance = await buildApp(dependencies, log, {
    onRoute: (route) => {
      for (const one of [route.method].flat()) registeredRoutes.push(`${one} ${route.url}`);
      refusals.watch(route);
    },
  });
  const mails: CollectedMail[] = [];
  const companyMails = createCompanyMails({ ...config, planForMails });
  const taskDependencies = {
    config,
    database: opened.database,
    onStandby,
    storage: withRests(createStorage(config)),
    mailer:
      config.smtpUrl === undefined
        ? {
            async send(mail: Mail) {
              await mail.beforeEnd?.();
              mails.push(mail as CollectedMail);
            },
          }
        : createMailer(config),
    workFolder: join(folder, 'work'),
    log,
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

  async function call(
    method: InjectOptions['method'],
    url: string,
    options: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const response = await app.inject({
      method: method ?? 'GET',
      url,
      headers: {
        ...options.headers,
        ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
      },
      ...(options.body === undefined ? {} : { payload: options.body as object }),
    });
    const isJson = response.body !== '' && String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.body,
      headers: response.headers,
    };
  }

  return {
    app,
    dependencies,
    connection: opened.connection,
    log,
    registeredRoutes,
    config,
    companyMails,
    call,
    mails,
    database: opened.database,
    onStandby,
    pool: opened.pool,
    folder,
    /** Runs every task that is due, and those that these enqueue. Tasks left out are marked as done without running. */
    async runTasks(leftOut: readonly string[] = []) {
      const taskList = asTaskList({ tasks: allTasks, dependencies: taskDependencies, log });
      for (const name of leftOut) {
        if (taskList[name] === undefined) throw new Error(`There is no task ${name}.`);
        taskList[name] = () => undefined;
      }
      // A task that is just being released hides the next one of its queue, so that one round can end too early.
      do {
        const began = new Date();
        await runOnce({ pgPool: opened.pool, taskList, logger: workerLogger(log) });
        while (await holdsTaskSince(opened.pool, began)) await setImmediate();
      } while (await hasDueTasks(opened.pool));
    },
    async close() {
      await app.close();
      await opened.close();
      await rm(folder, { recursive: true, force: true });
      refusals.requireDeclared();
    },
  };
}

/** A round does not wait until its failed tasks are released and planned again. */
async function holdsTaskSince(pool: Pool, began: Date): Promise<boolean> {
  const { rowCount } = await pool.query(
    'SELECT 1 FROM graphile_worker._private_jobs WHERE locked_at >= $1 LIMIT 1',
    [began],
  );
  return rowCount !== 0;
}

async function hasDueTasks(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    `SELECT 1 FROM graphile_worker._private_jobs WHERE is_available AND run_at <= now() LIMIT 1`,
  );
  return rowCount !== 0;
}
