import { buffer } from 'node:stream/consumers';
import type { Storage } from '../storage.ts';

/** Read at once: a store of files answers each request after a while, however short it is. */
const windowBytes = 1024 * 1024;
/** Sound lies a little before or after the pictures that belong to it. */
const mostWindows = 2;

type Window = { start: number; bytes: Buffer };

/** Reads pieces of one stored file that mostly follow each other. */
export function windowsOf(storage: Pick<Storage, 'read'>, key: string) {
  const windows: Window[] = [];
  return {
    /** Some of the bytes from `start` on, at least one; `last` is the last one that will be needed. */
    async bytes(start: number, last: number): Promise<Buffer> {
      let index = windows.findIndex((one) => start >= one.start && start < one.start + one.bytes.length);
      if (index < 0) {
        const end = Math.min(last, start + windowBytes - 1);
        const bytes = await buffer(storage.read(key, { start, end }));
        if (bytes.length === 0) throw new Error(`${key} is shorter than it was.`);
        if (windows.length === mostWindows) windows.shift();
        windows.push({ start, bytes });
        index = windows.length - 1;
      }
      const [window] = windows.splice(index, 1);
      if (window === undefined) throw new Error('A window was lost.');
      windows.push(window);
      return window.bytes.subarray(start - window.start);
    },
  };
}
