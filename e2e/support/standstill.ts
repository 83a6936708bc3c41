import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/**
 * Blocks the page's event loop, as on a starved machine: by a call that the page waits for, which uses no processor.
 */
export async function block(page: Page, seconds: number): Promise<void> {
  await page.route('**/answered-late', async (route) => {
    await wait(seconds * 1000);
    await route.fulfill({ body: '' });
  });
  await page.evaluate(() => {
    const call = new XMLHttpRequest();
    call.open('GET', '/answered-late', false);
    call.send();
  });
  await page.unroute('**/answered-late');
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
