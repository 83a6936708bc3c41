import { fork } from 'node:child_process';
import { join } from 'node:path';
import { ModelRefusedError } from '../errors.ts';
import { DiskFullError } from './free-space.ts';
import type { UnpackAnswer, UnpackJob } from './unpack-jobs.ts';

const root = join(import.meta.dirname, '../../../..');
/** No archive of any model takes as long, on any machine. */
const mostSeconds = 3 * 3600;

/**
 * Unpacks an archive (.tar, .tar.gz or .tar.bz2) into an empty folder, in a process that can read nothing but the archive
 * and its own program, write nothing but that folder, and knows no setting of Nimble.
 * @throws ModelRefusedError for an archive that is not taken; DiskFullError; or the signal's reason.
 */
export async function unpack(
  job: UnpackJob,
  onBytes: (readBytes: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  signal?.throwIfAborted();
  const confined = [
    '--permission',
    `--allow-fs-read=${join(root, 'node_modules/*')}`,
    `--allow-fs-read=${join(root, 'packages/speech/*')}`,
    `--allow-fs-read=${join(root, 'package.json')}`,
    `--allow-fs-read=${job.archive}`,
    `--allow-fs-read=${join(job.folder, '*')}`,
    `--allow-fs-write=${join(job.folder, '*')}`,
    '--max-old-space-size=256',
  ];
  const child = fork(join(import.meta.dirname, 'unpack-process.ts'), [], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: confined,
    env: {},
    cwd: '/',
  });
  const kill = () => child.kill('SIGKILL');
  const timer = setTimeout(kill, mostSeconds * 1000);
  signal?.addEventListener('abort', kill, { once: true });
  let last: UnpackAnswer | undefined;
  let killedBy: NodeJS.Signals | null = null;
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.on('message', (answer: UnpackAnswer) => {
        if (answer.kind === 'progress') onBytes(answer.readBytes);
        else last = answer;
      });
      child.once('close', (_code, by) => {
        killedBy = by;
        resolve();
      });
      child.send(job, (error) => error && reject(error));
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', kill);
    kill();
  }
  signal?.throwIfAborted();
  judge(last, killedBy);
}

function judge(last: UnpackAnswer | undefined, killedBy: NodeJS.Signals | null): void {
  if (last?.kind === 'done') return;
  if (last?.kind === 'full') throw new DiskFullError();
  if (last?.kind === 'refused') throw new ModelRefusedError(`The archive was refused: ${last.reason}.`);
  // Its heap is full: bzip2 can pack megabytes of the same byte into a few.
  if (killedBy === 'SIGABRT')
    throw new ModelRefusedError(
      'The archive was refused: unpacking it takes more memory than any model needs.',
    );
  throw new Error(`The process that unpacks ended: ${last?.kind === 'failed' ? last.reason : 'it broke'}`);
}
