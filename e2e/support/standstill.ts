import { execFileSync } from 'node:child_process';

/** Runs in a page: blocks its event loop, like a starved machine. */
export function beBusy(seconds: number): void {
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until);
}

/** Suspends a program and all its children, like a sleeping computer; returns a function that resumes them. */
export function putToSleep(processId: number): () => void {
  const processes = familyOf(processId);
  signal(processes, 'SIGSTOP');
  return () => signal(processes.reverse(), 'SIGCONT');
}

function familyOf(processId: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=']).toString().trim().split('\n');
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number));
  const family = [processId];
  for (const parent of family)
    for (const [child, itsParent] of pairs) if (itsParent === parent && child) family.push(child);
  return family;
}

function signal(processes: readonly number[], name: NodeJS.Signals): void {
  for (const id of processes) {
    try {
      process.kill(id, name);
    } catch {
      // Ended by itself meanwhile.
    }
  }
}
