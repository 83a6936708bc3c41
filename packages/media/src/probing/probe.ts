import { join, resolve } from 'node:path';
import { type Ending, runConfined } from '@nimble/confined';
import { tooMuchMemory } from '../codec/memory.ts';
import { MediaRejectedError, ProbeStoppedError, type RejectionCode } from '../errors.ts';
import type { MediaFacts } from '../inspect.ts';

/** What the process found. A failure is not the file's fault. */
export type ProbeMessage =
  | { kind: 'facts'; facts: MediaFacts }
  | { kind: 'rejected'; code: RejectionCode; reason: string }
  | { kind: 'failed'; reason: string };

const root = join(import.meta.dirname, '../../../..');
const probeProcess = join(import.meta.dirname, 'probe-process.ts');
/** The program and its libraries where there is no bundle. */
const ownFiles = [
  join(root, 'node_modules/*'),
  join(root, 'packages/media/src/*'),
  join(root, 'packages/media/package.json'),
  join(root, 'package.json'),
];
/** Three hours, packet by packet, took 27 s of processor time. */
const defaultTimeoutSeconds = 60;
const largeHeap = ['--max-old-space-size=512'];
/** By these a process ends itself, such as one whose heap is full. Others, as of a machine that stops, come from outside. */
const ownSignals: readonly (NodeJS.Signals | null)[] = ['SIGABRT', 'SIGTRAP', 'SIGSEGV', 'SIGILL', 'SIGFPE'];

/** What tests replace. */
type Replaced = { program?: string; timeoutSeconds?: number };

/**
 * Measures a recording of a stranger packet by packet: recordings of browsers have neither duration nor index. A
 * separate process reads it, since a crafted file may block an event loop or fill a heap.
 * @throws MediaRejectedError; ProbeStoppedError when it took too long or too much memory; another error when the process
 * failed through no fault of the file.
 */
export async function probe(
  path: string,
  signal?: AbortSignal,
  { program = probeProcess, timeoutSeconds = defaultTimeoutSeconds }: Replaced = {},
): Promise<MediaFacts> {
  const file = resolve(path);
  let message: ProbeMessage | undefined;
  const ending = await runConfined({
    program,
    // The watch of its memory is a thread.
    may: { read: [...ownFiles, program, file], startWorkers: true },
    options: largeHeap,
    job: file,
    onMessage: (said) => {
      message = said as ProbeMessage;
    },
    timeoutSeconds,
    signal,
  });
  if (message?.kind === 'facts') return message.facts;
  if (message?.kind === 'rejected') throw new MediaRejectedError(message.code, message.reason);
  throw errorOf(ending, message?.reason);
}

function errorOf(ending: Ending<unknown>, reason: string | undefined): Error {
  const { code, killedBy, stoppedAfter, complaints } = ending;
  const why = reason ?? (stoppedAfter === null ? complaints : `stopped after ${stoppedAfter} s`);
  const isOverLimit =
    stoppedAfter !== null || complaints.endsWith(tooMuchMemory) || ownSignals.includes(killedBy);
  if (reason === undefined && isOverLimit)
    return new ProbeStoppedError(`The recording takes too much to read: ${why.slice(-500)}`);
  return new Error(`The process that reads recordings ended with ${code ?? killedBy}: ${why.slice(-500)}`);
}
