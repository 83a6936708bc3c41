import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MediaRejectedError, ProbeStoppedError, probe } from '../index.ts';
import { inspect } from '../inspect.ts';
import { makeClip } from '../testing/clips.ts';
import { webmOfTracks } from '../testing/many-tracks.ts';
import { childrenOf } from '../testing/soak/held.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nimble-probe-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Runs a program in place of the one that reads. */
function probeInstead(script: string, timeoutSeconds = 60): Promise<unknown> {
  const program = written('instead.mjs', `process.once('message', async (path) => {${script}});`);
  return probe(written('recording', 'bytes'), undefined, { program, timeoutSeconds }).catch(
    (error: unknown) => error,
  );
}

test('another process finds the same in a recording as this one would', async () => {
  const path = join(folder, 'a clip.webm');
  makeClip({ path, kind: 'webm vp9 opus', flashes: [0.5] });
  expect(await probe(path)).toEqual((await inspect(path)).facts);
});

test('a file with thousands of tracks is refused, by the process that reads it and by this one', async () => {
  const path = written('tracks.webm', webmOfTracks(5000));
  const probing = probe(path);
  expect(childrenOf(process.pid)).toHaveLength(1);
  await expect(probing).rejects.toMatchObject({ code: 'media.unreadable' });
  // As when answers are joined.
  await expect(inspect(path)).rejects.toMatchObject({ code: 'media.unreadable' });
});

test('as many tracks as a camera writes are read', async () => {
  const { video } = await probe(written('camera.webm', webmOfTracks(18)));
  expect(video).toMatchObject({ width: 16, height: 16, packets: 1 });
});

test('a file that takes too long, or fills the heap, is given up', async () => {
  expect(await probeInstead('for (;;);', 1)).toBeInstanceOf(ProbeStoppedError);
  const fill = 'const all = []; for (;;) all.push(new Array(100_000).fill(0.5));';
  expect(await probeInstead(fill)).toBeInstanceOf(ProbeStoppedError);
});

test('bytes outside of the heap are limited too', async () => {
  const watch = JSON.stringify(join(import.meta.dirname, '../codec/start-watch.ts'));
  const fill = 'const all = []; for (;;) all.push(Buffer.alloc(1_000_000, 1));';
  expect(await probeInstead(`(await import(${watch})).startWatch(); ${fill}`)).toBeInstanceOf(
    ProbeStoppedError,
  );
});

test.each([
  ['is killed from outside', "process.kill(process.pid, 'SIGKILL');"],
  ['is stopped with the machine', "process.kill(process.pid, 'SIGTERM');"],
  ['does not start', "throw new Error('no library');"],
  ['says nothing', 'process.exit(0);'],
])('a process that %s is not the file’s fault', async (_what, script) => {
  const error = await probeInstead(script);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(MediaRejectedError);
  expect(error).not.toBeInstanceOf(ProbeStoppedError);
});

test('a missing file is no broken one, and who stops hears why', async () => {
  await expect(probe(join(folder, 'none'))).rejects.toThrow('ENOENT');
  const stop = new AbortController();
  const probing = probe(written('stopped', 'bytes'), stop.signal);
  stop.abort(new Error('stopping'));
  await expect(probing).rejects.toThrow('stopping');
});

test('the process may read nothing but the recording, and knows no setting', async () => {
  const other = JSON.stringify(written('other', 'not for it'));
  const read = (path: string) =>
    `const { readFileSync } = await import('node:fs');
     const reason = Object.keys(process.env) + String(readFileSync(${path}));
     process.send({ kind: 'rejected', code: 'media.empty', reason }, () => process.exit(0));`;
  expect(await probeInstead(read('path'))).toMatchObject({ message: 'bytes' });
  expect(String(await probeInstead(read(other)))).toContain('ERR_ACCESS_DENIED');
});
