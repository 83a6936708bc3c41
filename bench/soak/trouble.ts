import { setTimeout as wait } from 'node:timers/promises';
import type { Book } from './checks/promises.ts';
import { type Installation, isReady } from './installations/installation.ts';

/** Something that is away for a while. `at`: the installation whose calls it may disturb; undefined: none. */
export type Fault = {
  name: string;
  at: Installation | undefined;
  begin: () => Promise<void> | void;
  end: () => Promise<void> | void;
};

const faultMilliseconds = 20_000;
/** After it is ready: until the connections that it has lost are made again. */
const graceMilliseconds = 3000;
const patienceMilliseconds = 120_000;

type Window = { from: number; to: number | undefined };

/** Kills and faults, and when they may have disturbed a call. */
export function createTrouble(installations: readonly Installation[], faults: readonly Fault[], book: Book) {
  const windows = new Map<Installation, Window[]>(installations.map((one) => [one, []]));
  const kills = new Map<string, number>();
  const begun = new Map<string, number>();
  const told: string[] = [];
  let nextFault = Math.floor(Math.random() * faults.length);
  const tell = (what: string) => void told.push(`${new Date().toISOString().slice(11, 19)} ${what}`);

  /** Opens a window until `work` is done and the installation is ready again. */
  async function disturbing(at: Installation | undefined, work: () => Promise<void>): Promise<void> {
    const window: Window = { from: Date.now(), to: undefined };
    if (at !== undefined) windows.get(at)?.push(window);
    await work();
    if (at !== undefined) {
      const giveUpAt = Date.now() + patienceMilliseconds;
      while (!(await isReady(at)) && Date.now() < giveUpAt) await wait(200);
      if (Date.now() >= giveUpAt) book.break('restarts', `${at.name} is not ready after two minutes`);
      await wait(graceMilliseconds);
    }
    window.to = Date.now();
    if (at !== undefined) tell(`${at.name} is ready again`);
  }

  return {
    kills,
    begun,
    /** What happened last, to find out why a promise broke. */
    recent: () => told.slice(-4).join(', '),
    /** May a call that began then have been disturbed? */
    disturbed: (at: Installation, since: number): boolean =>
      windows.get(at)?.some(({ to }) => to === undefined || to >= since) ?? false,

    async kill(): Promise<void> {
      const alive = await Promise.all(
        installations.map(async (at) => (await at.victims()).map((victim) => ({ at, ...victim }))),
      );
      const victim = anyOf(alive.flat());
      if (victim === undefined || victim.pid === 0) return;
      count(kills, victim.name);
      tell(`${victim.name} killed`);
      await disturbing(victim.at, async () => killNow(victim.pid));
      book.keep('restarts');
    },

    /** Each in turn, so that an hour has all of them several times. */
    async fault(): Promise<void> {
      const fault = faults[nextFault % faults.length];
      nextFault += 1;
      if (fault === undefined) return;
      count(begun, fault.name);
      tell(fault.name);
      await disturbing(fault.at, async () => {
        await fault.begin();
        await wait(faultMilliseconds);
        await fault.end();
      });
    },
  };
}
export type Trouble = ReturnType<typeof createTrouble>;

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself, as a connection of PostgreSQL may.
  }
}

export function count<Name>(counts: Map<Name, number>, name: Name, times = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + times);
}

export const sumOf = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((sum, times) => sum + times, 0);

export function anyOf<Item>(items: readonly Item[]): Item | undefined {
  return items[Math.floor(Math.random() * items.length)];
}
