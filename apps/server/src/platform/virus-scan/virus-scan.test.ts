import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { storedState } from '../../testing/figures/stored-state.ts';
import { activeJob, attachResume, begunInterview, signedInAdmin, somePdf } from '../../testing/journeys.ts';
import { hasClamd, largestScanned, someMalware, startClamd } from '../../testing/servers/clamd.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { createVirusScan } from './virus-scan.ts';

const infectedPdf = Buffer.from(somePdf.toString().replace('<<>>', `<</Title(${someMalware})>>`));
const refusal = (code: string) => ({ body: { error: { code } } });

async function candidateOf(nimble: TestApp) {
  const admin = await signedInAdmin(nimble, 'Scanned');
  return (await begunInterview(nimble, await activeJob(nimble, admin.token))).token;
}

describe.skipIf(!hasClamd)('with ClamAV', () => {
  let clamd: Awaited<ReturnType<typeof startClamd>>;
  let nimble: TestApp;
  let token: string;
  beforeAll(async () => {
    clamd = await startClamd();
    nimble = await createTestApp({ CLAMAV_SOCKET: clamd.socket });
    token = await candidateOf(nimble);
  });
  afterAll(async () => {
    await nimble.close();
    await clamd.stop();
  });

  test('an infected resume is refused and leaves nothing, a clean one is attached', async () => {
    const before = await storedState(nimble);
    expect(await attachResume(nimble, token, infectedPdf)).toMatchObject({
      status: 422,
      ...refusal('upload.infected'),
    });
    expect(await storedState(nimble)).toEqual(before);
    expect(await attachResume(nimble, token, somePdf)).toMatchObject({ status: 200 });
  });

  test('malware at the end of a large file is found', async () => {
    const file = Buffer.concat([Buffer.alloc(largestScanned - 200), Buffer.from(someMalware)]);
    const scan = createVirusScan({ path: clamd.socket });
    await expect(scan(() => Readable.from([file]))).rejects.toThrow(/malware/);
    await expect(scan(() => Readable.from([file.subarray(0, -1)]))).resolves.toBeUndefined();
  });

  test('a file that is too large for the scanner is refused, not taken without a scan', async () => {
    const before = await storedState(nimble);
    const large = Buffer.concat([somePdf, Buffer.alloc(largestScanned), somePdf]);
    expect(await attachResume(nimble, token, large)).toMatchObject({
      status: 422,
      ...refusal('upload.too_large_to_scan'),
    });
    expect(await storedState(nimble)).toEqual(before);
  });
});

describe('with a scanner that does not work', () => {
  let server: Server;
  let answer: (socket: Socket) => void;
  let nimble: TestApp;
  let token: string;
  beforeAll(async () => {
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      answer(socket);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    nimble = await createTestApp({ CLAMAV_SOCKET: address() });
    token = await candidateOf(nimble);
  });
  afterAll(async () => {
    await nimble.close();
    server.close();
  });
  const address = () => {
    const bound = server.address();
    return typeof bound === 'object' ? `127.0.0.1:${bound?.port}` : '';
  };

  test.each<[string, (socket: Socket) => void]>([
    ['closes at once', (socket) => socket.destroy()],
    ['closes without an answer', (socket) => socket.resume().end()],
    ['says something else', (socket) => socket.resume().end('stream: FINE\0')],
    ['says too much', (socket) => socket.resume().end('x'.repeat(100_000))],
    ['refuses early', (socket) => socket.end('Engine is reloading. ERROR\0')],
  ])('that %s, a resume is refused and leaves nothing', async (_name, behavior) => {
    answer = behavior;
    const before = await storedState(nimble);
    expect(await attachResume(nimble, token, somePdf)).toMatchObject({
      status: 503,
      ...refusal('upload.not_scanned'),
    });
    expect(await storedState(nimble)).toEqual(before);
  });

  test('that closes before its answer is read, it is asked again', async () => {
    let asked = 0;
    answer = (socket) => {
      asked += 1;
      if (asked <= 3) socket.once('data', () => socket.resetAndDestroy());
      else socket.resume().end('INSTREAM size limit exceeded. ERROR\0');
    };
    expect(await attachResume(nimble, token, somePdf)).toMatchObject({
      status: 422,
      ...refusal('upload.too_large_to_scan'),
    });
  });

  test('that hangs, the scan ends', async () => {
    answer = (socket) => void socket.resume();
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.timeout(50));
    const [host = '', port] = address().split(':');
    const scan = createVirusScan({ host, port: Number(port) });
    await expect(scan(() => Readable.from([somePdf]))).rejects.toMatchObject({
      code: 'upload.not_scanned',
      retryAfterSeconds: 60,
    });
    limit.mockRestore();
  });
});

test('without a scanner files pass', async () => {
  await expect(createVirusScan(undefined)(() => Readable.from([infectedPdf]))).resolves.toBeUndefined();
});
