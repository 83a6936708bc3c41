import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { findRunning } from '../../apps/server/src/platform/database/embedded/index.ts';

const main = join(import.meta.dirname, '../../apps/server/src/main.ts');
/** Without it every start compiles all of the server. The unit tests have filled it; a killed server adds nothing. */
const compiled = join(import.meta.dirname, '../../node_modules/.cache/compiled');
const patienceMilliseconds = 60_000 * Number(process.env['E2E_SLOWNESS'] ?? 1);

/** What tests need to call a server, wherever it runs. */
export type CalledServer = Pick<NimbleServer, 'url' | 'dataFolder' | 'linkInMailTo'>;

/** The real product in separate processes, on a free port and an empty data folder. */
export class NimbleServer {
  readonly url: string;
  readonly dataFolder: string;
  readonly #port: number;
  #process: ChildProcess | undefined;
  #settings: Record<string, string> = {};
  #output = '';
  /** By file name: each is read once. */
  readonly #emails = new Map<string, string>();

  private constructor(port: number, dataFolder: string) {
    this.#port = port;
    this.dataFolder = dataFolder;
    this.url = `http://localhost:${port}`;
  }

  /** `settings` may need the address. */
  static async start(
    settings: (url: string) => Promise<Record<string, string>> = async () => ({}),
  ): Promise<NimbleServer> {
    const server = new NimbleServer(await freePort(), await mkdtemp(join(tmpdir(), 'nimble-e2e-')));
    server.#settings = await settings(server.url);
    await server.restart();
    return server;
  }

  /** Restarts it on the same port and data. */
  async restart(): Promise<void> {
    this.#process = spawn(process.execPath, [main, 'serve'], {
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: compiled,
        PORT: `${this.#port}`,
        DATA_DIR: this.dataFolder,
        HOST: 'localhost',
        // Only tests of plans turn it on: the others create as many jobs and colleagues as they need.
        PLAN_ENFORCEMENT: 'off',
        // Also where a test sends emails.
        REGISTRATION: 'open',
        ...this.#settings,
      },
      // When the tests are killed, the closed channel stops the server.
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    this.#process.stdout?.on('data', (text: Buffer) => (this.#output += text.toString()));
    const giveUpAt = Date.now() + patienceMilliseconds;
    while (!(await this.#answers())) {
      if (Date.now() > giveUpAt || this.#process.exitCode !== null) throw new Error('Nimble did not start.');
      await wait(100);
    }
  }

  get processId(): number {
    return this.#process?.pid ?? 0;
  }

  /** The first match in the server's terminal output. */
  printed(pattern: RegExp): string {
    const found = pattern.exec(this.#output)?.[0];
    if (found === undefined) throw new Error(`Nothing printed matches ${pattern}.`);
    return found;
  }

  /** Kills the server like a power cut. */
  async kill9(): Promise<void> {
    const ended = this.#process && once(this.#process, 'exit');
    this.#process?.kill('SIGKILL');
    await ended;
  }

  async stop(): Promise<void> {
    const ended = this.#process && once(this.#process, 'exit');
    this.#process?.kill('SIGTERM');
    await ended;
    await rm(this.dataFolder, { recursive: true, force: true });
  }

  /** The first link to such a page in the newest email to this address, once it has been sent. */
  async linkInMailTo(address: string, page = '/'): Promise<string> {
    const giveUpAt = Date.now() + patienceMilliseconds;
    while (Date.now() < giveUpAt) {
      const folder = join(this.dataFolder, 'outbox');
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
      for (const name of names.sort().reverse()) {
        const mail = await this.#email(join(folder, name));
        const body = mail.slice(mail.indexOf('\n\n')).replace(/=\n/g, '').replaceAll('=3D', '=');
        const link = /http:\/\/localhost:\d+\/\S+/.exec(body);
        if (mail.includes(`To: ${address}`) && link?.[0].includes(page)) return link[0];
      }
      await wait(100);
    }
    throw new Error(`No mail came for ${address}.`);
  }

  /** Starts a task that otherwise runs by the clock. */
  async startTask(name: string): Promise<void> {
    const connection = await findRunning(join(this.dataFolder, 'postgres'));
    if (connection === undefined) throw new Error('The database does not run.');
    const client = new Client(connection);
    await client.connect();
    await client.query("SELECT graphile_worker.add_job($1, '{}', job_key => $1)", [name]);
    await client.end();
  }

  async #email(path: string): Promise<string> {
    const known = this.#emails.get(path);
    if (known !== undefined) return known;
    // A long address is in a line of its own.
    const email = (await readFile(path, 'utf8')).replace(/^To:\r?\n /m, 'To: ');
    this.#emails.set(path, email);
    return email;
  }

  async #answers(): Promise<boolean> {
    return fetch(`${this.url}/api/settings/public`).then(
      (answer) => answer.ok,
      () => false,
    );
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
