import { readdir, readFile } from 'node:fs/promises';

const ticksPerSecond = 100;

type Process = { pid: number; parent: number; ticks: number };

/** CPU time that these processes and all their descendants have used, ended children included, milliseconds. */
export async function cpuMilliseconds(roots: readonly number[]): Promise<number> {
  const tree = await descendants(roots);
  return (tree.reduce((total, { ticks }) => total + ticks, 0) * 1000) / ticksPerSecond;
}

/** Memory of these processes and all their descendants, shared pages counted once, megabytes. */
export async function residentMegabytes(roots: readonly number[]): Promise<number> {
  let kilobytes = 0;
  for (const { pid } of await descendants(roots)) {
    const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0);
  }
  return kilobytes / 1024;
}

/** Bytes that these processes and their living descendants have sent to disks. */
export async function writtenBytes(roots: readonly number[]): Promise<number> {
  let bytes = 0;
  for (const { pid } of await descendants(roots)) {
    const text = await readFile(`/proc/${pid}/io`, 'utf8').catch(() => '');
    bytes += Number(/^write_bytes: (\d+)/m.exec(text)?.[1] ?? 0);
  }
  return bytes;
}

async function descendants(roots: readonly number[]): Promise<Process[]> {
  const all = await everyProcess();
  const found = all.filter(({ pid }) => roots.includes(pid));
  for (const known of found) found.push(...all.filter(({ parent }) => parent === known.pid));
  return found;
}

async function everyProcess(): Promise<Process[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const read = names.map(async (name) => {
    const text = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { pid: Number(name), parent: fields[1] ?? 0, ticks: user + system + endedUser + endedSystem };
  });
  return (await Promise.all(read)).filter((one) => one !== undefined);
}
