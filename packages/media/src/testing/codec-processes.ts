import { execFileSync } from 'node:child_process';

/** Codec processes that descend from this one; `job` is the kind of their work. */
export function codecProcesses(ancestor: number, job = ''): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^ *(\d+) +(\d+) (.*)$/.exec(line))
    .filter((row) => row !== null)
    .map(([, pid, parent, args = '']) => ({ pid: Number(pid), parent: Number(parent), args }));
  const parents = new Map(rows.map(({ pid, parent }) => [pid, parent]));
  const descends = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === ancestor || descends(parents.get(pid)));
  // The program itself, or that of a bundle.
  const command = new RegExp(`/codec-process\\.(ts|mjs) ${job}`);
  return rows.filter(({ pid, args }) => command.test(args) && descends(pid)).map(({ pid }) => pid);
}

/** A codec process needs longer than this to load; looking costs a process of its own, which the caller waits for. */
const lookMilliseconds = 100;

/**
 * Suspends such processes as they start, so that their work lasts as long as a test needs. @returns a function that
 * resumes them.
 */
export function holdCodecs(ancestor: number): () => void {
  const held = new Set<number>();
  const hunt = setInterval(() => {
    for (const pid of codecProcesses(ancestor)) {
      if (!held.has(pid)) process.kill(pid, 'SIGSTOP');
      held.add(pid);
    }
  }, lookMilliseconds);
  return () => {
    clearInterval(hunt);
    if (held.size === 0) throw new Error('No codec process started that could be held.');
    for (const pid of held) process.kill(pid, 'SIGCONT');
  };
}

/** Kills such processes of this one as they start, as long as it runs. */
export async function withoutCodecs(job: string, run: () => Promise<void>): Promise<void> {
  let killed = 0;
  const hunt = setInterval(() => {
    for (const pid of codecProcesses(process.pid, job)) {
      process.kill(pid, 'SIGKILL');
      killed += 1;
    }
  }, lookMilliseconds);
  try {
    await run();
  } finally {
    clearInterval(hunt);
  }
  if (killed === 0) throw new Error('No codec process started that could be killed.');
}
