import type { FileHandle } from 'node:fs/promises';

/** Writes all of it: a disk that fills up writes a part without an error, and refuses only the next write. */
export async function writeAll(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  let written = 0;
  while (written < bytes.length) {
    const { bytesWritten } = await file.write(bytes, written, bytes.length - written, position + written);
    written += bytesWritten;
  }
}
