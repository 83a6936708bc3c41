import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { stopServer } from './server.ts';

test('a server that does not end its fast shutdown, as on a full disk, is stopped at once', async () => {
  const stuck = spawn('sh', ['-c', 'trap "" INT; echo ready; exec sleep 60']);
  await once(stuck.stdout, 'data');
  await stopServer(stuck, 200);
  expect(stuck.signalCode).toBe('SIGQUIT');
});
