import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CodecFailedError } from './index.ts';
import { runCodec } from './run-codec.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nimble-hanging-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A process may take seconds to begin on a busy machine. */
const patient = { timeoutSeconds: 600, stallSeconds: 600 };

/** Runs a program in place of the codecs. */
function runInstead(script: string, limits = { timeoutSeconds: 600, stallSeconds: 1 }) {
  const program = join(folder, 'instead.mjs');
  writeFileSync(program, `process.once('message', () => {${script}});`);
  return runCodec({
    job: { kind: 'samples', path: '/dev/null', sampleRate: 8000 },
    output: join(folder, 'output'),
    ...limits,
    program,
  });
}

const second = "process.send({ kind: 'seconds', seconds: 1 })";

test('a run without progress is killed, long before the limit for a long recording', async () => {
  const run = runInstead(`${second}; setTimeout(() => undefined, 600_000);`);
  await expect(run).rejects.toThrow(new CodecFailedError('The codecs failed: stopped after 1 s'));
});

test('repeating the same progress is no progress', async () => {
  await expect(runInstead(`setInterval(() => ${second}, 50);`)).rejects.toThrow('stopped after 1 s');
});

test('a run with steady progress is killed when its time is over', async () => {
  const script =
    "let seconds = 0; setInterval(() => process.send({ kind: 'seconds', seconds: seconds++ }), 50);";
  const run = runInstead(script, { timeoutSeconds: 1, stallSeconds: 600 });
  await expect(run).rejects.toThrow(new CodecFailedError('The codecs failed: stopped after 1 s'));
});

test('a process that crashes is distinguished from one that reports why it failed', async () => {
  await expect(runInstead("process.kill(process.pid, 'SIGSEGV');", patient)).rejects.toThrow(
    'The codecs failed: SIGSEGV',
  );
  await expect(
    runInstead("process.send({ kind: 'failed', reason: 'no sound' }, () => process.exit(1));", patient),
  ).rejects.toThrow('The codecs failed: no sound');
});

test('no setting of this process reaches the codecs', async () => {
  const run = runInstead(
    'process.stderr.write(`settings: ${Object.keys(process.env)}`); process.exitCode = 1; process.disconnect();',
    patient,
  );
  await expect(run).rejects.toThrow(new CodecFailedError('The codecs failed: settings:'));
});
