import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { sliceStore } from '../store/slice-store.ts';

/** Bytes hashed before the page may run other work. */
const pieceBytes = 1024 * 1024;

/** The size in bytes and the SHA-256 (lower-case hex) of a kept take, read piece by piece. */
export async function digestOf(takeId: string): Promise<{ sha256: string; size: number }> {
  const hash = sha256.create();
  let size = 0;
  for (;;) {
    const bytes = await sliceStore.read(takeId, size, pieceBytes);
    if (bytes.byteLength === 0) return { sha256: bytesToHex(hash.digest()), size };
    hash.update(bytes);
    size += bytes.byteLength;
  }
}
