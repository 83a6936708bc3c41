import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCatalog } from '@nimble/contracts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { storedState } from '../../testing/figures/stored-state.ts';
import {
  activeJob,
  attachResume,
  begunInterview,
  signedInAdmin,
  somePdf,
  upload,
} from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

const bytes = Buffer.from('what the camera saw');

/** Begins a take and returns a function that sends its bytes. */
async function newTake(nimble: TestApp): Promise<{ take: string; append: () => Promise<number> }> {
  const admin = await signedInAdmin(nimble, 'Recorders');
  const job = await activeJob(nimble, admin.token);
  const { token } = await begunInterview(nimble, job);
  const take = randomUUID();
  const encode = (value: string | undefined) => Buffer.from(value ?? '').toString('base64');
  const about = { takeId: take, questionId: job.questions[0]?.id.toString(), mimeType: 'video/webm' };
  const metadata = Object.entries(about).map(([name, value]) => `${name} ${encode(value)}`);
  const call = async (method: 'POST' | 'PATCH', url: string, headers: object, payload?: Buffer) => {
    const { statusCode } = await nimble.app.inject({
      method,
      url: `/api/uploads/takes${url}`,
      headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${token}`, ...headers },
      ...(payload && { payload }),
    });
    return statusCode;
  };
  const begun = await call('POST', '', { 'upload-defer-length': '1', 'upload-metadata': metadata.join() });
  expect(begun).toBe(201);
  const slice = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  return { take, append: () => call('PATCH', `/${take}`, slice, bytes) };
}

test('a full disk is reported as such, and the bytes are accepted when there is room again', async () => {
  const nimble = await createTestApp();
  const { take, append } = await newTake(nimble);
  const file = join(nimble.folder, 'files/takes', take);
  await rm(file);
  await symlink('/dev/full', file);
  expect(await append()).toBe(507);
  await rm(file);
  await writeFile(file, '');
  expect(await append()).toBe(204);
  expect(await readFile(file)).toEqual(bytes);
  await nimble.close();
});

test('a full bucket is reported as such, and the bytes are accepted when there is room again', async () => {
  let isFull = true;
  const store = createServer((request, response) => {
    request.resume().on('end', () => {
      response.statusCode = isFull ? 507 : 200;
      response.end(isFull ? '<Error><Code>XMinioStorageFull</Code></Error>' : '');
    });
  });
  store.listen(0, '127.0.0.1');
  await once(store, 'listening');
  const nimble = await createTestApp({
    STORAGE: 's3',
    S3_BUCKET: 'full',
    S3_ENDPOINT: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  const { append } = await newTake(nimble);
  expect(await append()).toBe(507);
  isFull = false;
  expect(await append()).toBe(204);
  await nimble.close();
  store.closeAllConnections();
  store.close();
});

/** Only where this process may mount a small disk, which plain users and some containers may not. */
const mayMount =
  spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', '-o', 'size=4k', 'none', tmpdir()]).status === 0;

test.runIf(mayMount)(
  'a full disk takes no resume and no picture, says so and keeps no half of them',
  async () => {
    const nimble = await createTestApp();
    const admin = await signedInAdmin(nimble, 'Collectors');
    const job = await activeJob(nimble, admin.token);
    const { token } = await begunInterview(nimble, job);
    const files = join(nimble.folder, 'files');
    const resume = Buffer.concat([somePdf, Buffer.alloc(300_000, ' '), Buffer.from('%%EOF\n')]);
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const grains = { width: 400, height: 400, channels: 3, background: '#000', noise } as const;
    const bytes = await sharp({ create: grains }).png().toBuffer();
    await mkdir(files, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'none', files]);
    try {
      const before = await storedState(nimble);
      const answers = [
        await attachResume(nimble, token, resume),
        await upload(nimble, admin.token, { bytes }),
      ];
      for (const { status, body } of answers)
        expect([status, body.error.message]).toEqual([507, errorCatalog.noRoom.message]);
      expect(await storedState(nimble)).toEqual(before);
      expect((await nimble.call('GET', '/health/ready')).status).toBe(200);
      execFileSync('mount', ['-o', 'remount,size=16m', files]);
      expect((await attachResume(nimble, token, resume)).status).toBe(200);
      expect((await upload(nimble, admin.token, { bytes })).status).toBe(200);
    } finally {
      execFileSync('umount', [files]);
      await nimble.close();
    }
  },
);

test.runIf(mayMount)(
  'what candidates send leaves a reserve of the disk, with which employers still work and delete',
  async () => {
    const nimble = await createTestApp();
    const { take, append } = await newTake(nimble);
    const admin = await signedInAdmin(nimble, 'Keepers');
    const job = await activeJob(nimble, admin.token);
    const { token } = await begunInterview(nimble, job);
    const takes = join(nimble.folder, 'files/takes');
    const files = join(nimble.folder, 'files');
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=40m', 'none', files]);
    try {
      await mkdir(takes);
      await writeFile(join(takes, take), '');
      await writeFile(join(files, 'filling'), Buffer.alloc(39 * 1024 ** 2));
      expect(await append()).toBe(507);
      expect((await attachResume(nimble, token, somePdf)).status).toBe(507);
      const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
        .png()
        .toBuffer();
      expect((await upload(nimble, admin.token, { bytes })).status).toBe(200);
      expect((await nimble.call('DELETE', `/api/jobs/${job.id}`, { token: admin.token })).status).toBe(200);
      await rm(join(files, 'filling'));
      expect(await append()).toBe(204);
    } finally {
      execFileSync('umount', [files]);
      await nimble.close();
    }
  },
);
