const mostBytes = 700 * 1024 * 1024;

export const tooMuchMemory = 'it took too much memory';

export function hasTooMuchMemory(): boolean {
  return process.memoryUsage.rss() > mostBytes;
}

/**
 * @throws when the process exceeds its memory limit. Checked after each picture, because sixteen may fill gigabytes.
 */
export function checkMemory(): void {
  if (hasTooMuchMemory()) throw new Error(tooMuchMemory);
}
