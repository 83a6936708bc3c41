import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** SHA-256 of a local file or of a stream. */
export async function digestOf(source: string | Readable, signal?: AbortSignal): Promise<Buffer> {
  const digest = createHash('sha256');
  const bytes = typeof source === 'string' ? createReadStream(source) : source;
  await pipeline(bytes, digest, { ...(signal && { signal }) });
  return digest.digest();
}
