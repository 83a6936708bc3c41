import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import server from '../../../package.json' with { type: 'json' };
import type { Database } from '../../platform/database/index.ts';
import { type Check, runChecks } from './checks/finding.ts';
import { beat, insertProcess, removeProcess, setFindings } from './processes.repository.ts';

/** Maximum delay after a person has pressed "Check again". */
const beatMilliseconds = 3000;

type Options = {
  database: Database;
  kind: 'web' | 'worker';
  checks: readonly Check[];
  log: { warn: (details: object, text: string) => void };
};

/**
 * Registers this process in the database, and runs its checks on request. A temporarily unavailable database ends
 * nothing: the process registers again later.
 */
export async function reportProcess({
  database,
  kind,
  checks,
  log,
}: Options): Promise<{ stop: () => Promise<void> }> {
  const id = randomUUID();
  const facts = { id, kind, host: hostname(), version: server.version, node_version: process.version };
  let beating: Promise<unknown> = Promise.resolve();
  let checking: Promise<unknown> | undefined;
  let isStopped = false;

  async function look(): Promise<void> {
    const heard = await beat(database, id);
    if (heard === undefined) await insertProcess(database, facts);
    if (heard?.isAsked !== true || isStopped) return;
    checking ??= check().finally(() => {
      checking = undefined;
    });
  }

  async function check(): Promise<void> {
    const findings = await runChecks(checks);
    if (!isStopped) await setFindings(database, id, findings).catch(warn);
  }

  const warn = (error: unknown) => log.warn({ err: error }, 'process could not say that it runs');
  await insertProcess(database, facts).catch(warn);
  const timer = setInterval(() => {
    beating = beating.then(look).catch(warn);
  }, beatMilliseconds);
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await beating;
      await removeProcess(database, id).catch(warn);
    },
  };
}
