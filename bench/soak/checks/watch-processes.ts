import { collectGarbage } from '../installations/collect-garbage.ts';
import type { Installation } from '../installations/installation.ts';
import { descendantsOf, openFiles, ownMegabytes } from '../installations/processes.ts';

type Sample = { minute: number; megabytes: number; files: number };
type Life = { name: string; spared: boolean; samples: Sample[] };
export type Slope = {
  process: string;
  lives: number;
  minutes: number;
  MB: number;
  'MB an hour': number;
  'files open': number;
  'files an hour': number;
  spared: boolean;
};

/**
 * A process compiles, fills its caches and grows its heap at first. Those that are killed live too briefly for all of
 * it.
 */
const warmUpMinutes = 10;
const warmUpShare = 0.25;
/**
 * Of a window the least counts: what is above it is garbage. That of the spared processes is collected once in each.
 */
const windowMinutes = 2;

/** Samples the memory and the open files of every process, by their lives. */
export function watchProcesses(installations: readonly Installation[]) {
  const lives = new Map<number, Life>();
  const startedAt = Date.now();
  let collectedAt = startedAt;
  async function collect(): Promise<void> {
    if (Date.now() - collectedAt < windowMinutes * 60_000) return;
    collectedAt = Date.now();
    const spared = installations.flatMap((installation) => installation.spared());
    await Promise.allSettled(spared.map(({ pid, inspectorPort }) => collectGarbage(pid, inspectorPort)));
  }
  return {
    async sample(): Promise<void> {
      await collect();
      for (const installation of installations) {
        const spared = installation.spared();
        const killed = (await installation.victims()).filter(({ name }) => !name.startsWith('a connection'));
        for (const { name, pid } of [...spared, ...killed]) {
          const files = openFiles(pid);
          if (files === undefined) continue;
          // A connection of PostgreSQL is a process.
          const connections = name.includes('PostgreSQL') ? descendantsOf(pid) : [];
          const megabytes = sum([pid, ...connections.map((one) => one.pid)].map(ownMegabytes));
          const life = lives.get(pid) ?? { name, spared: spared.some((one) => one.pid === pid), samples: [] };
          lives.set(pid, life);
          life.samples.push({ minute: (Date.now() - startedAt) / 60_000, megabytes, files });
        }
      }
    },
    slopes: (): Slope[] =>
      [...Map.groupBy(lives.values(), ({ name }) => name)].map(([name, all]) => slopeOf(name, all)),
  };
}

/** One slope for all lives of a process: least squares with a level of its own for each life. */
function slopeOf(name: string, lives: readonly Life[]): Slope {
  const floors = lives.map(floorsOf).filter(({ length }) => length > 1);
  const last = floors.flat().at(-1);
  return {
    process: name,
    lives: lives.length,
    minutes: floors.flat().length * windowMinutes,
    MB: Math.round(last?.megabytes ?? Number.NaN),
    'MB an hour': round(slope(floors, ({ megabytes }) => megabytes)),
    'files open': last?.files ?? Number.NaN,
    'files an hour': round(slope(floors, ({ files }) => files)),
    spared: lives.some(({ spared }) => spared),
  };
}

/** The least of each window after the warm-up. */
function floorsOf({ samples, spared }: Life): Sample[] {
  const [first, last] = [samples[0]?.minute ?? 0, samples.at(-1)?.minute ?? 0];
  const from = first + (spared ? warmUpMinutes : Math.min(warmUpMinutes, (last - first) * warmUpShare));
  const windows = Map.groupBy(
    samples.filter(({ minute }) => minute >= from),
    ({ minute }) => Math.floor((minute - from) / windowMinutes),
  );
  return [...windows.values()].map((window) => ({
    minute: mean(window.map(({ minute }) => minute)),
    megabytes: Math.min(...window.map(({ megabytes }) => megabytes)),
    files: Math.min(...window.map(({ files }) => files)),
  }));
}

/** Per hour. */
function slope(lives: readonly Sample[][], valueOf: (sample: Sample) => number): number {
  let [products, squares] = [0, 0];
  for (const life of lives) {
    const [middle, level] = [mean(life.map(({ minute }) => minute)), mean(life.map(valueOf))];
    for (const sample of life) {
      products += (sample.minute - middle) * (valueOf(sample) - level);
      squares += (sample.minute - middle) ** 2;
    }
  }
  return (products / squares) * 60;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;
const round = (value: number) => Math.round(value * 10) / 10;
