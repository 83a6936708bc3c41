import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bundled, isBundled } from '../packages/bundle/src/bundle.mjs';
import { root } from './install.mjs';
import { createRestarts } from './restarts.mjs';
import { createSteps } from './steps.mjs';

const main = join(root, 'apps/server/src/main.ts');
/**
 * Megabytes of the young generation, and by how much the heap may grow before old garbage is collected. On large
 * machines Node takes far more, and waits until the heap is four times as large: 160 MB of garbage (bench/README.md).
 */
const memoryOfServer = ['--max-semi-space-size=16', '--heap-growing-percent=30'];
/** As `serve` starts its own (worker-process.ts): a worker's garbage is large and short-lived. */
const memoryOfWorker = ['--optimize-for-size', '--max-semi-space-size=2'];
const lookMilliseconds = 300;

/**
 * Runs the command line of the server on `node` and exits with its exit code. Signals are passed on, so either process
 * may be stopped; the open channel tells the server when this process is gone, however it ended. A `serve` that is
 * killed, or that fails once it has been ready, is restarted; one that refuses to start is not.
 */
export function runServer(node, options, steps = createSteps()) {
  const isRestarted = options[0] === 'serve';
  const restarts = createRestarts();
  let hasBeenReady = false;
  let stopping = false;
  let pausing;
  let server;

  function start() {
    const startedAt = Date.now();
    server = startServer(node, options);
    server.on('message', (message) => {
      if (message.step !== undefined) steps.note(message.step);
      if (message.ready === true) hasBeenReady = true;
    });
    server.on('error', (error) => {
      process.stderr.write(`Nimble failed to start: ${error.message}\n`);
      process.exit(1);
    });
    server.on('exit', (code, signal) => {
      const mayRestart = isRestarted && !stopping && code !== 0 && (signal !== null || hasBeenReady);
      if (!mayRestart) process.exit(code ?? 1);
      restart(startedAt, signal === null ? `with the exit code ${code}` : `by ${signal}`);
    });
  }

  function restart(startedAt, how) {
    const pause = restarts.pauseAfterEnd(startedAt);
    if (pause === undefined) {
      process.stderr.write(
        `Nimble ended ${how}, the fifth time within a minute, and does not restart. Run \`npx nimble doctor\` to check this machine.\n`,
      );
      process.exit(1);
    }
    process.stderr.write(`Nimble ended ${how}. It restarts in ${pause / 1000} s.\n`);
    pausing = setTimeout(start, pause);
  }

  function stop(signal) {
    stopping = true;
    clearTimeout(pausing);
    if (server.exitCode !== null || server.signalCode !== null) process.exit(0);
    server.kill(signal);
  }

  start();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stop(name));
  whenParentIsGone(() => stop('SIGTERM'));
}

function startServer(node, options) {
  const memory = options[0] === 'worker' ? memoryOfWorker : memoryOfServer;
  // Its sources may have changed since the first start, and with them the migrations.
  const program = isBundled() ? bundled(main) : main;
  return spawn(node, [...memory, program, ...options], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}

/** The parent of this process may be killed without a signal: then nothing else would stop it. */
function whenParentIsGone(act) {
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    act();
  }, lookMilliseconds);
}
