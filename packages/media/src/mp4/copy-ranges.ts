import { type FileHandle, open } from 'node:fs/promises';

/** Bytes of a file, or these. */
export type Range = { path: string; offset: number; length: number } | { bytes: Buffer; length: number };

const windowBytes = 4 * 1024 * 1024;
/** Sound is stored a little before or after the pictures that belong to it. */
const lookBackBytes = 512 * 1024;
const bufferBytes = 4 * 1024 * 1024;
const mostOpen = 3;

/** Appends ranges to a file in large reads and writes; memory use does not depend on their length. */
export async function copyRanges(
  output: FileHandle,
  ranges: Iterable<Range>,
  signal?: AbortSignal,
): Promise<void> {
  const sources = createSources();
  const writer = createWriter(output);
  try {
    for (const range of ranges) {
      signal?.throwIfAborted();
      if ('bytes' in range) {
        if (!writer.add(range.bytes)) await writer.addWhole(range.bytes);
        continue;
      }
      const { path, offset, length } = range;
      for (let at = offset; at < offset + length; ) {
        const bytes = sources.ready(path, at) ?? (await sources.load(path, at));
        const piece = bytes.subarray(0, offset + length - at);
        at += piece.length;
        if (!writer.add(piece)) await writer.addWhole(piece);
      }
    }
    await writer.flush();
  } finally {
    await writer.settled();
    await sources.close();
  }
}

type Source = { path: string; file: FileHandle; window: Buffer; start: number; end: number };

/** Caches the last reads of each file. */
function createSources() {
  const sources: Source[] = [];

  async function opened(path: string): Promise<Source> {
    const found = sources.find((source) => source.path === path);
    if (found) return found;
    const former = sources.length < mostOpen ? undefined : sources.shift();
    await former?.file.close();
    const source = {
      path,
      file: await open(path, 'r'),
      window: former?.window ?? Buffer.allocUnsafe(windowBytes),
      start: 0,
      end: 0,
    };
    sources.push(source);
    return source;
  }

  return {
    /** The cached bytes from this position on. */
    ready(path: string, offset: number): Buffer | undefined {
      const source = sources.find((one) => one.path === path);
      if (source === undefined || offset < source.start || offset >= source.end) return undefined;
      return source.window.subarray(offset - source.start, source.end - source.start);
    },
    async load(path: string, offset: number): Promise<Buffer> {
      const source = await opened(path);
      source.start = Math.max(0, offset - lookBackBytes);
      const { bytesRead } = await source.file.read(source.window, 0, windowBytes, source.start);
      source.end = source.start + bytesRead;
      if (offset >= source.end) throw new Error('A recording became shorter while it was read.');
      return source.window.subarray(offset - source.start, bytesRead);
    },
    close: () => Promise.all(sources.map(({ file }) => file.close())),
  };
}

/** Fills one buffer while the other is written. */
function createWriter(output: FileHandle) {
  let [filling, other] = [Buffer.allocUnsafe(bufferBytes), Buffer.allocUnsafe(bufferBytes)];
  let filled = 0;
  let writing: Promise<unknown> = Promise.resolve();

  async function flush(): Promise<void> {
    await writing;
    writing = writeAll(output, filling.subarray(0, filled));
    [filling, other] = [other, filling];
    filled = 0;
  }

  function add(piece: Buffer): boolean {
    if (filled + piece.length > bufferBytes) return false;
    piece.copy(filling, filled);
    filled += piece.length;
    return true;
  }

  return {
    /** false when there is no room for it. */
    add,
    async addWhole(piece: Buffer): Promise<void> {
      const room = bufferBytes - filled;
      add(piece.subarray(0, room));
      await flush();
      add(piece.subarray(room));
    },
    async flush(): Promise<void> {
      await flush();
      await writing;
    },
    /** Waits until nothing is being written; flush reports the result. */
    settled: () => writing.catch(() => undefined),
  };
}

async function writeAll(output: FileHandle, bytes: Buffer): Promise<void> {
  for (let written = 0; written < bytes.length; ) {
    written += (await output.write(bytes, written, bytes.length - written)).bytesWritten;
  }
}
