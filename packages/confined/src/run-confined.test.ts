import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runConfined } from './run-confined.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nimble-confined-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let programs = 0;
async function program(source: string): Promise<string> {
  programs += 1;
  const path = join(folder, `program-${programs}.mjs`);
  await writeFile(path, source);
  return path;
}

const ofSeconds = (seconds: number) => ({ timeoutSeconds: seconds });

test('gets its arguments and its job, reads its input, and knows nothing of this process', async () => {
  vi.stubEnv('NIMBLE_SECRET', 'known to few');
  const messages: unknown[] = [];
  const ending = await runConfined({
    ...ofSeconds(30),
    program: await program(`
      process.once('message', async (job) => {
        const chunks = [];
        for await (const chunk of process.stdin) chunks.push(chunk);
        const known = { argument: process.argv[2], job, input: String(Buffer.concat(chunks)), folder: process.cwd(), secret: process.env.NIMBLE_SECRET };
        process.send('half');
        process.stdout.write(JSON.stringify(known), () => { console.error('complaint'); process.exitCode = 3; process.disconnect(); });
      });`),
    arguments: ['webm'],
    job: { kind: 'sound' },
    input: Readable.from([Buffer.from('by'), Buffer.from('tes')]),
    output: text,
    onMessage: (message) => messages.push(message),
  });
  expect(JSON.parse(ending.output ?? '')).toEqual({
    argument: 'webm',
    job: { kind: 'sound' },
    input: 'bytes',
    folder: '/',
  });
  expect(messages).toEqual(['half']);
  expect(ending).toMatchObject({ code: 3, killedBy: null, stoppedAfter: null, complaints: 'complaint' });
  vi.unstubAllEnvs();
});

test('a Ctrl-C, which a terminal sends to every process of its parent’s group, does not reach it', async () => {
  const confined = await program(
    "process.send('ready'); process.stdin.pipe(process.stdout); process.stdin.on('end', () => process.disconnect());",
  );
  const parent = await program(`
    import { once } from 'node:events';
    import { Readable } from 'node:stream';
    import { text } from 'node:stream/consumers';
    import { runConfined } from ${JSON.stringify(join(import.meta.dirname, 'run-confined.ts'))};
    const heard = once(process, 'SIGINT');
    async function* input() { await heard; yield 'done'; }
    const ended = await runConfined({
      timeoutSeconds: 30,
      program: ${JSON.stringify(confined)},
      input: Readable.from(input()),
      output: text,
      onMessage: () => process.kill(0, 'SIGINT'),
    });
    process.stdout.write(JSON.stringify(ended));
    process.exit();`);
  const child = spawn(process.execPath, [parent], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  expect(JSON.parse(await text(child.stdout))).toMatchObject({ killedBy: null, output: 'done' });
});

test('may access only the paths it was given', async () => {
  const secret = join(folder, 'secret.txt');
  await writeFile(secret, 'not for it');
  const reading = await program(
    "import { readFileSync } from 'node:fs'; process.stdout.write(readFileSync(process.argv[2], 'utf8'));",
  );
  const run = (read: string[]) =>
    runConfined({
      ...ofSeconds(30),
      program: reading,
      arguments: [secret],
      may: { read: [reading, ...read] },
      output: text,
    });
  expect(await run([secret])).toMatchObject({ code: 0, output: 'not for it' });
  const refused = await run([]);
  expect(refused).toMatchObject({ code: 1, output: '' });
  expect(refused.complaints).toContain('ERR_ACCESS_DENIED');
});

test('is killed on timeout, when it stalls, and when the signal aborts', async () => {
  const endless = await program("setInterval(() => process.send?.('still here'), 50);");
  const ofTime = await runConfined({ ...ofSeconds(1), program: endless });
  expect(ofTime).toMatchObject({ code: null, killedBy: 'SIGKILL', stoppedAfter: 1 });
  const ofStall = await runConfined({ ...ofSeconds(60), stallSeconds: 0.5, program: endless });
  expect(ofStall).toMatchObject({ killedBy: 'SIGKILL', stoppedAfter: 0.5 });
  const stop = new AbortController();
  const stopped = runConfined({
    ...ofSeconds(60),
    program: endless,
    onMessage: () => stop.abort(new Error('stopping')),
    signal: stop.signal,
  });
  await expect(stopped).rejects.toThrow('stopping');
  await expect(runConfined({ ...ofSeconds(60), program: endless, signal: stop.signal })).rejects.toThrow(
    'stopping',
  );
});

test('progress resets the stall timeout', async () => {
  const slow = await program(
    "let left = 6; const timer = setInterval(() => { process.send('further'); left -= 1; if (left === 0) { clearInterval(timer); process.disconnect(); } }, 300);",
  );
  const ending = await runConfined({
    ...ofSeconds(60),
    stallSeconds: 1.5,
    program: slow,
    onMessage: (_message, gotFurther) => gotFurther(),
  });
  expect(ending).toMatchObject({ code: 0, stoppedAfter: null });
});

test('a program that ends before it has read everything is judged by how it ends', async () => {
  const ending = await runConfined({
    ...ofSeconds(30),
    program: await program('process.exit(4);'),
    job: { kind: 'never heard' },
    input: Buffer.alloc(5_000_000),
    output: buffer,
  });
  expect(ending.code).toBe(4);
});

test('input that cannot be read and output that cannot be written are errors, and leave no process', async () => {
  const endless = await program('setInterval(() => console.log(process.pid), 50);');
  let ending: string | undefined;
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('a');
      throw new Error('the store is away');
    })(),
  );
  await expect(runConfined({ ...ofSeconds(60), program: endless, input: broken })).rejects.toThrow(
    'the store is away',
  );
  const writing = runConfined({
    ...ofSeconds(60),
    program: endless,
    output: async (source) => {
      for await (const chunk of source) {
        ending = String(chunk).trim();
        throw new Error('the disk is full');
      }
    },
  });
  await expect(writing).rejects.toThrow('the disk is full');
  expect(() => process.kill(Number(ending), 0)).toThrow('ESRCH');
});

test('keeps the end of its standard error', async () => {
  const ending = await runConfined({
    ...ofSeconds(30),
    program: await program("process.stderr.write('x'.repeat(100_000) + ' the end');"),
  });
  expect(ending.complaints).toHaveLength(1000);
  expect(ending.complaints).toMatch(/the end$/);
});
