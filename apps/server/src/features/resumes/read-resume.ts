import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { runConfined } from '@nimble/confined';
import { mostSeconds, type ResumeFormat, type ResumeReading } from './resume-limits.ts';

const root = join(import.meta.dirname, '../../../../..');
const program = join(import.meta.dirname, 'resume-process.ts');
/** The process ends by itself long before, unless it hangs as a whole. */
const graceSeconds = 10;

/** Nothing may be read but the program and its libraries; nothing may be written, and no other program started. */
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
 * Reads the text of a resume in a process of its own, with bounds for its time and memory.
 * @throws when the process could not do its work, through no fault of the file.
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
  // It ends itself by another signal when its heap is full. A machine without memory kills any process.
  if (stoppedAfter !== null || (killedBy !== null && killedBy !== 'SIGKILL'))
    return { kind: 'problem', problem: 'tooMuch' };
  throw new Error(`The process that reads resumes ended with ${code ?? killedBy}: ${complaints.slice(-500)}`);
}
