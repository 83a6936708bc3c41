import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './install.mjs';

const main = join(root, 'apps/server/src/main.ts');
/**
 * Keeps what the TypeScript files compile to: without it each process loads the compiler at every start and holds its
 * memory, tens of megabytes. A folder that cannot be written only means a slower start.
 */
const compiled = join(root, 'node_modules', '.cache', 'nimble');
/** Megabytes that may fill with short-lived objects before they are cleared; on large machines Node takes far more. */
const young = ['--max-semi-space-size=16'];
/** As `serve` starts its own (worker-process.ts): a worker's garbage is large and short-lived. */
const youngOfWorker = ['--optimize-for-size', '--max-semi-space-size=2'];
const lookMilliseconds = 300;

/**
 * Runs the command line of the server on `node` and ends with its exit code. Signals are passed on, so it does not
 * matter who is told to stop; the open channel tells the server when this process is gone, however it ended.
 */
export function runServer(node, options) {
  const memory = options[0] === 'worker' ? youngOfWorker : young;
  const server = spawn(node, [...memory, main, ...options], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE: compiled, ...process.env },
  });
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
