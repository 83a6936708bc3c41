import { stat } from 'node:fs/promises';

/** Bytes; 0 for what is not there. */
export function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}
