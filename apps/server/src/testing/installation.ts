import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, type NimbleProcess, startNimble } from './servers/nimble-process.ts';

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
