import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { activeJob, begunInterview, signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const bytes = Buffer.from('what the camera saw');

/** Begins a take and says how to send its bytes. */
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

test('a disk without room is said as such, and the bytes are taken when there is room again', async () => {
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

test('a bucket without room is said as such, and the bytes are taken when there is room again', async () => {
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
