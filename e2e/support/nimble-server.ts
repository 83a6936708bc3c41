import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { bundled } from '@nimble/bundle';
import { Client } from 'pg';
import { findRunning } from '../../apps/server/src/platform/database/embedded/index.ts';
import { createOutbox, type Outbox } from './emails/outbox.ts';

const main = join(import.meta.dirname, '../../apps/server/src/main.ts');
const priorityOfBrowsers = -8;
const informationLine = '{"level":30,';
const patienceMilliseconds = 180_000 * Number(process.env['E2E_SLOWNESS'] ?? 1);

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
  #log = '';
  readonly #outbox: Outbox;

  private constructor(port: number, dataFolder: string) {
    this.#port = port;
    this.dataFolder = dataFolder;
    this.url = `http://localhost:${port}`;
    this.#outbox = createOutbox([dataFolder], patienceMilliseconds);
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
    this.#process = spawn(process.execPath, [bundled(main), 'serve'], {
      env: {
        ...process.env,
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
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    favor(this.#process.pid);
    this.#process.stdout?.on('data', (text: Buffer) => (this.#output += text.toString()));
    this.#keepLog(this.#process.stderr);
    const giveUpAt = Date.now() + patienceMilliseconds;
    while (!(await this.#answers())) {
      if (Date.now() > giveUpAt || this.#process.exitCode !== null)
        throw new Error(`Nimble did not start (exit code ${this.#process.exitCode}): ${this.#output}`);
      await wait(100);
    }
  }

  get processId(): number {
    return this.#process?.pid ?? 0;
  }

  /** All lines of its log. */
  get log(): string {
    return this.#log;
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
  linkInMailTo(address: string, page = '/'): Promise<string> {
    return this.#outbox.linkTo(address, page);
  }

  /** One statement on its database. @returns the first value. */
  async query(statement: string): Promise<unknown> {
    const connection = await findRunning(join(this.dataFolder, 'postgres'));
    if (connection === undefined) throw new Error('The database does not run.');
    const client = new Client(connection);
    await client.connect();
    const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' });
    await client.end();
    return rows[0]?.[0];
  }

  /** Warnings and errors are shown at once. */
  #keepLog(lines: Readable | null): void {
    if (lines === null) return;
    createInterface(lines).on('line', (line) => {
      this.#log += `${line}\n`;
      if (!line.startsWith(informationLine)) process.stderr.write(`${line}\n`);
    });
  }

  async #answers(): Promise<boolean> {
    return fetch(`${this.url}/api/settings/public`).then(
      (answer) => answer.ok,
      () => false,
    );
  }
}

/**
 * Chromium raises its own priority if it has the permission to, as root has: beside four browsers a server then took
 * minutes to start. The server gets the same priority. Without that permission, neither does.
 */
function favor(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, priorityOfBrowsers);
  } catch (error) {
    if (!(error instanceof Error && 'info' in error)) throw error;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
