import type { FileHandle } from 'node:fs/promises';

/** No two packets of a track lie farther apart in a recording, bytes. */
const windowBytes = 8 * 1024 * 1024;

/** Finds bytes in a file, from a position on that never falls. */
export function createSearch(file: FileHandle) {
  const window = Buffer.allocUnsafe(windowBytes);
  let [start, end] = [0, 0];
  return async (bytes: Buffer, from: number): Promise<number | undefined> => {
    if (from >= start && from < end) {
      const found = window.subarray(0, end - start).indexOf(bytes, from - start);
      if (found >= 0) return start + found;
    }
    const { bytesRead } = await file.read(window, 0, windowBytes, from);
    [start, end] = [from, from + bytesRead];
    const found = window.subarray(0, bytesRead).indexOf(bytes);
    return found < 0 ? undefined : start + found;
  };
}
