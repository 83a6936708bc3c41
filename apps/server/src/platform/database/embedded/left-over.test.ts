import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stopLeftOver } from './left-over.ts';

test('a server left over that does not end its fast shutdown, as on a full disk, is stopped at once', async () => {
  const cluster = await mkdtemp(join(tmpdir(), 'nimble-cluster-'));
  const stuck = spawn('sh', ['-c', 'trap "" INT; echo ready; exec sleep 60'], { cwd: cluster });
  try {
    await once(stuck.stdout, 'data');
    await writeFile(join(cluster, 'postmaster.pid'), `${stuck.pid}\n${cluster}\n0\n0\n\n`);
    await stopLeftOver(cluster, 200);
    expect(stuck.signalCode).toBe('SIGQUIT');
  } finally {
    stuck.kill('SIGKILL');
    await rm(cluster, { recursive: true });
  }
});
