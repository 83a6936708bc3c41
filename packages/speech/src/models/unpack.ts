import { join } from 'node:path';
import { runConfined } from '@nimble/confined';
import { ModelRefusedError } from '../errors.ts';
import { DiskFullError } from './free-space.ts';
import type { UnpackAnswer, UnpackJob } from './unpack-jobs.ts';

const root = join(import.meta.dirname, '../../../..');
/** Longer than any model's archive takes, on any machine. */
const mostSeconds = 3 * 3600;

/**
 * Unpacks an archive (.tar, .tar.gz or .tar.bz2) into an empty folder, in a process that can read nothing but the
 * archive and its own program, write nothing but that folder, and knows no setting of Nimble.
 * @throws ModelRefusedError for an archive that is not taken; DiskFullError; or the signal's reason.
 */
export async function unpack(
  job: UnpackJob,
  onBytes: (readBytes: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  let last: UnpackAnswer | undefined;
  const { killedBy } = await runConfined({
    program: join(import.meta.dirname, 'unpack-process.ts'),
    may: {
      read: [
        join(root, 'node_modules/*'),
        join(root, 'packages/speech/*'),
        join(root, 'package.json'),
        job.archive,
        join(job.folder, '*'),
      ],
      write: [join(job.folder, '*')],
    },
    options: ['--max-old-space-size=256'],
    job,
    onMessage(message) {
      const answer = message as UnpackAnswer;
      if (answer.kind === 'progress') onBytes(answer.readBytes);
      else last = answer;
    },
    timeoutSeconds: mostSeconds,
    signal,
  });
  judge(last, killedBy);
}

function judge(last: UnpackAnswer | undefined, killedBy: NodeJS.Signals | null): void {
  if (last?.kind === 'done') return;
  if (last?.kind === 'full') throw new DiskFullError();
  if (last?.kind === 'refused')
    throw new ModelRefusedError('speech_model.archive_refused', { reason: last.reason });
  // Its heap is full: bzip2 can pack megabytes of the same byte into a few.
  if (killedBy === 'SIGABRT') throw new ModelRefusedError('speech_model.archive_takes_memory');
  throw new Error(`The process that unpacks ended: ${last?.kind === 'failed' ? last.reason : 'it broke'}`);
}
