import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { hasTooMuchMemory, tooMuchMemory } from './memory.ts';

/**
 * A watchdog thread that kills the codec process when its parent is gone or its memory is full. A thread, because a
 * hostile file may block the main thread in a demuxer or a decoder for ever.
 */
const watchMilliseconds = 50;
const standardError = 2;
const { parent } = workerData as { parent: number };

setInterval(() => {
  const isFull = hasTooMuchMemory();
  if (isFull) writeSync(standardError, tooMuchMemory);
  if (isFull || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, watchMilliseconds);
