import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './install.mjs';

const main = join(root, 'apps/server/src/main.ts');
const lookMilliseconds = 300;

/**
 * Runs the command line of the server on `node` and ends with its exit code. Signals are passed on, so it does not
 * matter who is told to stop; the open channel tells the server when this process is gone, however it ended.
 */
export function runServer(node, options) {
  const server = spawn(node, [main, ...options], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => server.kill(name));
  // Whoever has started this process may be killed without a word: then nobody is left to stop it.
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    server.kill('SIGTERM');
  }, lookMilliseconds);
  server.on('error', (error) => {
    process.stderr.write(`Nimble could not be started: ${error.message}\n`);
    process.exit(1);
  });
  server.on('exit', (code) => process.exit(code ?? 1));
}
