import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInstallation, type Member } from '../installation.ts';
import { freePort } from '../servers/nimble-process.ts';
import { type Engines, startEngines } from './engines.ts';
import { untilDone } from './programs.ts';

type Installation = Awaited<ReturnType<typeof createInstallation>>;

export type OnEngines = Pick<Installation, 'webs'> & {
  /** Each starts until it is ready: one whose database goes away before gives up. */
  workers: Member[];
  engines: Engines;
  /** Of every web server and worker. */
  settings: Record<string, string>;
  /** Of each worker, which puts its emails there. */
  workerFolders: string[];
  /** Resolves when HAProxy sends calls to this web server. */
  untilCalled: (web: number) => Promise<void>;
  close: () => Promise<void>;
};

/** Two web servers and two workers over all engines, once both web servers get calls. */
export async function startOnEngines(
  ownSettings: (url: string) => Record<string, string> = () => ({}),
): Promise<OnEngines> {
  const ports = [await freePort(), await freePort()];
  const folder = await mkdtemp(join(tmpdir(), 'nimble-installation-'));
  const engines = await startEngines(ports);
  const settings = {
    ...engines.settings,
    APP_SECRET: randomUUID(),
    STOP_DELAY: '2',
    ...ownSettings(engines.url),
  };
  const installation = await createInstallation(folder, settings, ports);
  const { webs } = installation;
  const workers = installation.workers.map((worker) => ({
    ...worker,
    async start() {
      await worker.start();
      await worker.untilReady();
    },
  }));
  const untilCalled = (web: number) =>
    untilDone(async () => {
      if (!(await engines.proxy.sendsTo(web))) throw new Error('HAProxy sends it no calls.');
    });
  const close = async () => {
    await installation.close();
    await engines.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    // The first one prepares the database.
    await webs[0].start();
    await Promise.all([webs[1], ...workers].map((one) => one.start()));
    await Promise.all(webs.map((_web, index) => untilCalled(index)));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    webs,
    workers,
    engines,
    settings,
    workerFolders: ['worker-1', 'worker-2'].map((name) => join(folder, name)),
    untilCalled,
    close,
  };
}
