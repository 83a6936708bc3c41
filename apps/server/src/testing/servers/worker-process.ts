import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { TestApp } from './test-app.ts';

/** A worker over the database of a test, as `serve` starts it. */
export function startWorker({ config, connection, folder }: TestApp): ChildProcess {
  const worker = fork(join(import.meta.dirname, '../../main.ts'), ['worker', '--child'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
    // As npm start does; a worker that is killed compiles everything anew otherwise.
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') },
  });
  worker.send({ config, connection, server: undefined });
  return worker;
}
