import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ceph, startCeph } from './ceph.ts';
import { type PostgresPair, startPostgresPair, urlOfPort } from './postgres-pair.ts';
import { killEngines } from './programs.ts';
import { startHaproxy, startPgBouncer } from './proxies.ts';

export type Engines = {
  /** Of every web server and worker. */
  settings: Record<string, string>;
  /** Where browsers and programs call. */
  url: string;
  databases: PostgresPair;
  proxy: Awaited<ReturnType<typeof startHaproxy>>;
  pooler: Awaited<ReturnType<typeof startPgBouncer>>;
  store: Ceph;
  /** The address of the primary, whichever server it is. */
  databasePort: number;
  close: () => Promise<void>;
};

/**
 * PostgreSQL with a synchronous standby, PgBouncer, Ceph's gateway and HAProxy, each as Debian packages it, for web
 * servers at these ports. If one does not start, none is left running.
 */
export async function startEngines(webs: readonly number[]): Promise<Engines> {
  const folder = await mkdtemp(join(tmpdir(), 'nimble-engines-'));
  const close = async () => {
    await killEngines();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    // The engines run as another user.
    await chmod(folder, 0o711);
    return { ...(await startAll(folder, webs)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startAll(folder: string, webs: readonly number[]): Promise<Omit<Engines, 'close'>> {
  const databases = await startPostgresPair(folder);
  const { primary, standby } = databases.ports;
  const proxy = await startHaproxy(folder, { webs, databases: [primary, standby] });
  const pooler = await startPgBouncer(folder, proxy.ports.database);
  const store = await startCeph(folder);
  return {
    settings: {
      ...store.settings,
      DATABASE_URL: urlOfPort(pooler.port),
      DATABASE_DIRECT_URL: urlOfPort(proxy.ports.database),
      DATABASE_REPLICA_URL: urlOfPort(standby),
      TRUST_PROXY: 'on',
    },
    url: `http://127.0.0.1:${proxy.ports.web}`,
    databases,
    proxy,
    pooler,
    store,
    databasePort: proxy.ports.database,
  };
}
