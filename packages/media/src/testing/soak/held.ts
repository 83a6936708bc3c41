import { readdirSync, readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Resources of a process; growth from operation to operation is a leak. */
export type Held = {
  openFiles: number;
  children: number;
  heapMegabytes: number;
  residentMegabytes: number;
};

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** After garbage collection. */
export async function heldNow(): Promise<Held> {
  for (let round = 0; round < 3; round += 1) {
    collectGarbage();
    await setImmediate();
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  return {
    openFiles: readdirSync('/proc/self/fd').length,
    children: childrenOf(process.pid).length,
    heapMegabytes: megabytes(heapUsed + external),
    residentMegabytes: megabytes(rss),
  };
}

export function childrenOf(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.flatMap((thread) =>
    textOf(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
}

/** The maximum memory of a process so far; 0 for one that has ended. */
export function peakMegabytes(pid: number): number {
  return megabytes(Number(/VmHWM:\s+(\d+) kB/.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) * 1024);
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}
