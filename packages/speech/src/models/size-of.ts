import { stat } from 'node:fs/promises';

/** Bytes; 0 for a missing file. */
export function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}
