import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ModelRefusedError } from '../errors.ts';
import type { SpeechModel } from './catalog.ts';

/** SHA-256 in hex. */
export async function digestOf(
  path: string,
  onBytes: (done: number) => void,
  signal: AbortSignal | undefined,
): Promise<string> {
  const hash = createHash('sha256');
  let done = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024, signal })) {
    hash.update(chunk as Buffer);
    done += (chunk as Buffer).length;
    onBytes(done);
  }
  return hash.digest('hex');
}

/** The digest of the first download, beside the models, as `sha256sum` writes it. */
const keptPath = (folder: string, name: string) => join(folder, `${name}.sha256`);

/**
 * Compares an archive with the digest that the catalog pins, else with the one of the first download.
 * @throws ModelRefusedError
 */
export async function requireDigest(
  folder: string,
  { name, archive, sha256 }: SpeechModel,
  digest: string,
): Promise<void> {
  const kept = keptPath(folder, name);
  const expected = sha256 ?? (await readFile(kept, 'utf8').catch(() => undefined))?.slice(0, 64);
  if (expected === undefined || expected === digest) return;
  const values = { archive, digest, expected };
  if (sha256 !== null) throw new ModelRefusedError('speech_model.other_file', values);
  throw new ModelRefusedError('speech_model.other_file_than_first', { ...values, kept });
}

/** For a model whose digest is not pinned: later downloads have to be the same. */
export async function keepDigest(
  folder: string,
  { name, archive, sha256 }: SpeechModel,
  digest: string,
): Promise<void> {
  if (sha256 === null) await writeFile(keptPath(folder, name), `${digest}  ${archive}\n`, { mode: 0o600 });
}
