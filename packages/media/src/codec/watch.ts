import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { hasTooMuchMemory, tooMuchMemory } from './memory.ts';

/**
 * The thread that ends the process of the codecs when its parent is gone or its memory full. One of its own, because
 * what a hostile file makes a demuxer or a decoder do may keep the other from ever looking up.
 */
const watchMilliseconds = 50;
const standardError = 2;
const { parent } = workerData as { parent: number };

setInterval(() => {
  const isFull = hasTooMuchMemory();
  if (isFull) writeSync(standardError, tooMuchMemory);
  if (isFull || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, watchMilliseconds);
