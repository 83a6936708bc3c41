import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { runConfined } from '@nimble/confined';
import { mostSeconds, type ResumeFormat, type ResumeReading } from './resume-limits.ts';

const root = join(import.meta.dirname, '../../../../..');
const program = join(import.meta.dirname, 'resume-process.ts');
/** The process ends by itself long before, unless it hangs as a whole. */
const graceSeconds = 10;

/** It may read only the program and its libraries, write nothing, and start no other program. */
const may = {
  read: [
    join(root, 'node_modules/*'),
    join(root, 'apps/server/node_modules/*'),
    join(root, 'apps/server/package.json'),
    join(root, 'package.json'),
    join(import.meta.dirname, '*'),
  ],
  startWorkers: true,
};

/**
 * Reads the text of a resume in a separate process, with limits of time and memory.
 * @throws when the process fails, through no fault of the file.
 */
export async function readResume(
  format: ResumeFormat,
  source: Readable,
  signal: AbortSignal,
): Promise<ResumeReading> {
  const { code, killedBy, stoppedAfter, complaints, output } = await runConfined({
    program,
    arguments: [format],
    may,
    options: ['--max-old-space-size=64'],
    input: source,
    output: text,
    timeoutSeconds: mostSeconds + graceSeconds,
    signal,
  });
  if (code === 0 && output !== undefined) return JSON.parse(output) as ResumeReading;
  // A full heap ends it by another signal. A machine without memory may kill any process.
  if (stoppedAfter !== null || (killedBy !== null && killedBy !== 'SIGKILL'))
    return { kind: 'problem', problem: 'tooMuch' };
  throw new Error(`The process that reads resumes ended with ${code ?? killedBy}: ${complaints.slice(-500)}`);
}
