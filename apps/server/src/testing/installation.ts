import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, type NimbleProcess, startNimble } from './servers/nimble-process.ts';

export type Member = {
  /** The address of a web server. */
  url: string;
  /** Resolves when a web server answers. */
  start: () => Promise<void>;
  /** Resolves when a worker runs tasks. */
  untilReady: () => Promise<void>;
  /** Kills it, as a loss of power would. */
  kill: () => Promise<void>;
  /** Stops it, as an operator does. @returns the exit code. */
  stop: () => Promise<number | null>;
};

/**
 * Web servers and workers over the database and the bucket of the settings; they share no folder, as on separate
 * machines. Web servers listen at `webPorts`, or at free ports.
 */
export async function createInstallation(
  home: string,
  settings: Record<string, string>,
  webPorts: readonly number[] = [],
): Promise<{ webs: [Member, Member]; workers: [Member, Member]; close: () => Promise<void> }> {
  const members: Member[] = [];

  async function member(command: 'web' | 'worker', name: string, wanted?: number): Promise<Member> {
    const port = wanted ?? (await freePort());
    const folder = join(home, name);
    await mkdir(folder);
    const workerPort = await freePort();
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
        const started = startNimble([command], {
          HOST: '127.0.0.1',
          PORT: `${port}`,
          ...(command === 'worker' && { WORKER_PORT: `${workerPort}` }),
          DATA_DIR: folder,
          RATE_LIMITS: 'off',
          PLAN_ENFORCEMENT: 'off',
          REGISTRATION: 'open',
          ...settings,
        });
        running = started;
        // A worker that loses its queue ends. What supervises it starts it again, as containers and `npm start` do.
        void started.ended.then(async ({ code, output }) => {
          if (running !== started) return;
          process.stderr.write(`${name} ended by itself with ${code}:\n${output}\n`);
          await wait(1000);
          if (running === started) await made.start();
        });
        if (command === 'web') await started.says('Nimble is ready');
      },
      untilReady: () => untilReady(workerPort),
      kill: async () => void (await end('SIGKILL')),
      stop: () => end('SIGTERM'),
    };
    members.push(made);
    return made;
  }

  const webs: [Member, Member] = [
    await member('web', 'web-1', webPorts[0]),
    await member('web', 'web-2', webPorts[1]),
  ];
  const workers: [Member, Member] = [await member('worker', 'worker-1'), await member('worker', 'worker-2')];
  return {
    webs,
    workers,
    close: async () => void (await Promise.all(members.map((one) => one.kill()))),
  };
}

async function untilReady(workerPort: number): Promise<void> {
  const address = `http://127.0.0.1:${workerPort}/health/ready`;
  for (;;) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok === true) return;
    await wait(50);
  }
}
