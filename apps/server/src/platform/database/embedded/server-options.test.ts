import { expect, test } from 'vitest';
import { serverOptions } from './server-options.ts';

const gigabyte = 2 ** 30;

test.each([
  { memory: 1, buffers: '128MB' },
  { memory: 8, buffers: '512MB' },
  { memory: 64, buffers: '1024MB' },
])('of $memory GB of memory, $buffers hold pages of the database', ({ memory, buffers }) => {
  const options = serverOptions('/sockets', { safeAgainstCrash: true }, memory * gigabyte);
  expect(options).toContain(`shared_buffers=${buffers}`);
});
