const mostBytes = 700 * 1024 * 1024;

/**
 * @throws when the process holds more than it may. Asked by a clock and after each picture that is decoded: pictures come
 * without a break for the clock, and sixteen of the largest fill gigabytes.
 */
export function checkMemory(): void {
  if (process.memoryUsage.rss() > mostBytes) throw new Error('it took too much memory');
}
