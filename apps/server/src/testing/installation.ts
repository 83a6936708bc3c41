import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, type NimbleProcess, startNimble } from './servers/nimble-process.ts';
import type { TestApp } from './servers/test-app.ts';
import { databaseUrl } from './servers/test-database.ts';

export type Member = {
  /** The address of a web server. */
  url: string;
  /** Resolves when a web server answers. */
  start: () => Promise<void>;
  /** Kills it, as a loss of power would. */
  kill: () => Promise<void>;
  /** Stops it, as an operator does. @returns the exit code. */
  stop: () => Promise<number | null>;
};

/**
 * Web servers and workers over the database and the bucket of a test application; they share no folder, as on separate
 * machines.
 */
export async function createInstallation(
  nimble: TestApp,
  settings: Record<string, string>,
): Promise<{ webs: [Member, Member]; workers: [Member, Member]; close: () => Promise<void> }> {
  const members: Member[] = [];

  async function member(command: 'web' | 'worker', name: string): Promise<Member> {
    const port = await freePort();
    const folder = join(nimble.folder, name);
    await mkdir(folder);
    let running: NimbleProcess | undefined;
    const end = async (signal: NodeJS.Signals) => {
      const ending = running;
      running = undefined;
      ending?.kill(signal);
      return (await ending?.ended)?.code ?? null;
    };
    const made: Member = {
      url: `http://127.0.0.1:${port}`,
      async start() {
        running = startNimble([command], {
          HOST: '127.0.0.1',
          PORT: `${port}`,
          DATA_DIR: folder,
          DATABASE_URL: databaseUrl(nimble),
          APP_SECRET: nimble.config.secret,
          RATE_LIMITS: 'off',
          PLAN_ENFORCEMENT: 'off',
          REGISTRATION: 'open',
          ...settings,
        });
        if (command === 'web') await running.says('Nimble is ready');
      },
      kill: async () => void (await end('SIGKILL')),
      stop: () => end('SIGTERM'),
    };
    members.push(made);
    return made;
  }

  const webs: [Member, Member] = [await member('web', 'web-1'), await member('web', 'web-2')];
  const workers: [Member, Member] = [await member('worker', 'worker-1'), await member('worker', 'worker-2')];
  return {
    webs,
    workers,
    close: async () => void (await Promise.all(members.map((one) => one.kill()))),
  };
}
