import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSecret, signedHeaders } from './signature.ts';

type Check = (secret: string, headers: Record<string, string>, body: string) => boolean;

const file = join(tmpdir(), `nimble-example-${process.pid}.mjs`);
let isFromNimble: Check;

/** The very code that the page shows. */
beforeAll(async () => {
  const page = await readFile(join(import.meta.dirname, '../../../../../docs/webhooks.md'), 'utf8');
  const code = /```js\n(.*?)```/s.exec(page)?.[1];
  if (code === undefined) throw new Error('docs/webhooks.md shows no code.');
  await writeFile(file, code);
  ({ isFromNimble } = (await import(pathToFileURL(file).href)) as { isFromNimble: Check });
});
afterAll(() => rm(file));

const secret = newSecret();
const body = '{"type":"ping","data":{"word":"ä"}}';
const now = () => Math.floor(Date.now() / 1000);
const headersOf = (secrets: string[], seconds = now()) =>
  signedHeaders({ id: 'msg_1', body, seconds }, secrets);

test('the code of the page accepts our messages, also during a rotation of the secret', () => {
  expect(isFromNimble(secret, headersOf([secret]), body)).toBe(true);
  expect(isFromNimble(secret, headersOf([newSecret(), secret]), body)).toBe(true);
});

test('and nothing that is forged, changed or old', () => {
  expect(isFromNimble(secret, headersOf([newSecret()]), body)).toBe(false);
  expect(isFromNimble(secret, headersOf([secret]), body.replace('ä', 'a'))).toBe(false);
  expect(isFromNimble(secret, { ...headersOf([secret]), 'webhook-id': 'msg_2' }, body)).toBe(false);
  expect(isFromNimble(secret, headersOf([secret], now() - 600), body)).toBe(false);
  expect(isFromNimble(secret, { ...headersOf([secret]), 'webhook-signature': 'v1,' }, body)).toBe(false);
});

test('and no call of others, which has none of the headers', () => {
  expect(isFromNimble(secret, {}, body)).toBe(false);
  expect(isFromNimble(secret, { ...headersOf([secret]), 'webhook-timestamp': 'soon' }, body)).toBe(false);
});
