import { setPriority } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { bundled } from '@nimble/bundle';
import { mostMemoryBytes, mostSeconds, type ResumeReading } from './resume-limits.ts';

/**
 * The process that reads one resume from standard input and writes its text as JSON to standard output. Hostile bytes
 * find no secret, no connection and no file of Nimble here, and crash nothing else. They are parsed in a thread of
 * their own, so that this one can always end both: in time, for its memory, or when its parent is gone.
 */
const watchMilliseconds = 20;
const lowPriority = 10;

function say(reading: ResumeReading): void {
  process.stdout.write(JSON.stringify(reading), () => process.exit(0));
}

const tooMuch = () => say({ kind: 'problem', problem: 'tooMuch' });

process.on('disconnect', () => process.exit(1));
setPriority(lowPriority);
const bytes = await buffer(process.stdin);
setTimeout(tooMuch, mostSeconds * 1000);
setInterval(() => {
  if (process.memoryUsage.rss() > mostMemoryBytes) tooMuch();
}, watchMilliseconds);
const worker = new Worker(bundled(join(import.meta.dirname, 'resume-parser.ts')), {
  workerData: { format: process.argv[2], bytes },
  env: {},
  // Warnings of its libraries about a broken file are useless.
  stdout: true,
  stderr: true,
  resourceLimits: { maxOldGenerationSizeMb: 256, stackSizeMb: 4 },
});
worker.once('message', say);
// A thread out of memory, or a crash in a library: the file is to blame in each case.
worker.once('error', (error) => {
  const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  say({ kind: 'problem', problem: isMemory ? 'tooMuch' : 'unreadable' });
});
