import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { packTar, type TarEntry } from 'modern-tar';
import { writeTinyModel } from './tiny-model.ts';

export const fileEntry = (name: string, body: string | Uint8Array): TarEntry => ({
  header: { name, size: Buffer.byteLength(body), type: 'file' },
  body,
});

/** The files of the generated model in a folder, as sherpa-onnx publishes its own. */
export async function tinyModelEntries(folder = 'sherpa-onnx-tiny/'): Promise<TarEntry[]> {
  const model = await writeTinyModel();
  const names = ['model.onnx', 'tokens.txt'];
  const files = await Promise.all(names.map((name) => readFile(join(model, name))));
  await rm(model, { recursive: true });
  return files.map((body, index) => fileEntry(`${folder}${names[index] ?? ''}`, body));
}

/** A .tar.bz2 of these entries; Node cannot write bzip2. */
export async function packBzip2(entries: TarEntry[]): Promise<Buffer> {
  const mostPacked = 64 * 1024 * 1024;
  return execFileSync('bzip2', ['-c'], { input: await packTar(entries), maxBuffer: mostPacked });
}

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
