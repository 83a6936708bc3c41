import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { ModelRefusedError } from '../errors.ts';
import { type Answer, BrokenOffError, request } from './request.ts';
import { sizeOf } from './size-of.ts';
import { writeAll } from './write-all.ts';

export type DownloadOptions = {
  url: string;
  /** Where it is stored; a partial file of an earlier try is continued. */
  path: string;
  /** A larger download is refused, whatever the server says. */
  mostBytes: number;
  /** To the byte, where it is known. */
  exactBytes: number | undefined;
  /** Called once the size is known, and before a byte is written. */
  onTotal: (total: number | undefined) => Promise<void>;
  onBytes: (done: number, total: number | undefined) => void;
  /** Wait before the first retry; later ones wait longer. */
  retryMilliseconds: number;
  signal: AbortSignal | undefined;
};

/** Tries without a new byte before the download is given up. */
const mostFruitlessTries = 5;
const validator = z.object({ url: z.string(), value: z.string() });

/**
 * Downloads a file, resuming an interrupted try as long as the server still has the same file.
 * @throws ModelRefusedError; the signal's reason; or errors of writing to the disk.
 */
export async function download(options: DownloadOptions): Promise<void> {
  await mkdir(dirname(options.path), { recursive: true });
  for (let fruitless = 0; ; ) {
    const before = await sizeOf(options.path);
    try {
      await fetchRest(options, before);
      await rm(validatorPath(options.path), { force: true });
      return;
    } catch (error) {
      options.signal?.throwIfAborted();
      if (!(error instanceof BrokenOffError)) throw error;
      fruitless = (await sizeOf(options.path)) > before ? 0 : fruitless + 1;
      if (fruitless >= mostFruitlessTries)
        throw new ModelRefusedError(
          'speech_model.unreachable',
          { host: new URL(options.url).host, reason: error.message },
          { cause: error },
        );
      await wait(options.retryMilliseconds * 2 ** fruitless, undefined, { signal: options.signal });
    }
  }
}

async function fetchRest(options: DownloadOptions, have: number): Promise<void> {
  const { url, path } = options;
  const known = have > 0 ? await readValidator(path, url) : undefined;
  const answer = await request(
    url,
    known === undefined ? undefined : { from: have, ifSame: known },
    options.signal,
  );
  try {
    const start = startOf(answer, have, known !== undefined);
    const total = totalOf(answer, start);
    refuseSize(options, total);
    await options.onTotal(total);
    if (answer.status === 416) return;
    const etag = answer.headers.get('etag');
    const value = etag?.startsWith('"') === true ? etag : answer.headers.get('last-modified');
    if (value === null) await rm(validatorPath(path), { force: true });
    else await writeFile(validatorPath(path), JSON.stringify({ url, value }));
    await write(options, answer, start, total);
  } finally {
    await answer.end();
  }
}

/** The position of the answer's first byte. A server without ranges begins again. */
function startOf({ status, headers }: Answer, have: number, hasAsked: boolean): number {
  if (status === 200) return 0;
  const [, from, total] = /^bytes (?:(\d+)-\d+|\*)\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  if (hasAsked && status === 206 && Number(from) === have) return have;
  // The file is complete: only its end was not noticed.
  if (hasAsked && status === 416 && Number(total) === have) return have;
  throw new ModelRefusedError('speech_model.wrong_answer', { status });
}

function totalOf({ status, headers }: Answer, start: number): number | undefined {
  if (status === 416) return start;
  const length = headers.get('content-length');
  return length === null ? undefined : start + Number(length);
}

function refuseSize({ mostBytes, exactBytes }: DownloadOptions, total: number | undefined): void {
  if (total === undefined) return;
  if (exactBytes !== undefined && total !== exactBytes)
    throw new ModelRefusedError('speech_model.other_size', { bytes: total, expectedBytes: exactBytes });
  if (total > mostBytes) throw new ModelRefusedError('speech_model.too_large', { bytes: total });
}

async function write(
  { path, mostBytes, onBytes }: DownloadOptions,
  answer: Answer,
  start: number,
  total: number | undefined,
): Promise<void> {
  const file = await open(path, start === 0 ? 'w' : 'r+', 0o600);
  let done = start;
  try {
    onBytes(done, total);
    for await (const chunk of answer.chunks()) {
      if (done + chunk.length > mostBytes) throw new ModelRefusedError('speech_model.sends_too_much');
      await writeAll(file, chunk, done);
      done += chunk.length;
      onBytes(done, total);
    }
    if (total !== undefined && done < total) throw new BrokenOffError('it ended too early');
    await file.truncate(done);
    await file.sync();
  } finally {
    await file.close();
  }
}

const validatorPath = (path: string) => `${path}.same`;

/** Identifies the version of the file that a partial download belongs to. */
async function readValidator(path: string, url: string): Promise<string | undefined> {
  const text = await readFile(validatorPath(path), 'utf8').catch(() => '{}');
  const known = validator.safeParse(parsed(text)).data;
  return known?.url === url ? known.value : undefined;
}

/** A killed process or a full disk can leave half of it. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
