import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFinding } from '../../../testing/read-finding.ts';
import { hasClamd, startClamd } from '../../../testing/servers/clamd.ts';
import { checkGoogle, checkInsightsModel, checkPayments, checkScanner } from './check-services.ts';

let server: Server;
let host: string;
let status: number;
let asked: string[] = [];
beforeAll(async () => {
  server = createServer(({ url, headers }, response) => {
    asked.push(`${url} ${headers.authorization ?? 'nobody'}`);
    response.writeHead(status).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const model = (address = host) => ({
  url: `http://${address}/v1`,
  key: 'sk-secret',
  model: 'some-model',
  timeoutSeconds: 1,
});
const stripe = (address = host) => ({ secretKey: 'sk_live_secret', apiUrl: `http://${address}` });

test('services that are not set up are fine, and say how to set them up', async () => {
  for (const found of [
    await checkInsightsModel(undefined),
    await checkGoogle(undefined),
    await checkPayments(undefined),
    await checkScanner(undefined),
  ])
    expect(readFinding(found)).toMatchObject({ state: 'fine', advice: expect.stringContaining('set `') });
});

test('services that answer work, and are asked for nothing that costs', async () => {
  status = 200;
  asked = [];
  expect(readFinding(await checkInsightsModel(model()))).toEqual({
    state: 'fine',
    text: `${host} answers and accepts the key; the model is some-model.`,
    advice: null,
  });
  expect(await checkGoogle({ issuer: `http://${host}/` })).toMatchObject({ state: 'fine' });
  expect(await checkPayments(stripe())).toMatchObject({ state: 'fine' });
  expect(asked).toEqual([
    '/v1/models Bearer sk-secret',
    '/.well-known/openid-configuration nobody',
    '/v1/balance Bearer sk_live_secret',
  ]);
});

test('a refused key, another answer and no answer have different texts, and none contains the key', async () => {
  status = 401;
  const refused = [await checkInsightsModel(model()), await checkPayments(stripe())];
  for (const { state, text } of refused.map(readFinding))
    expect([state, text]).toEqual(['broken', `${host} rejects the key.`]);
  status = 500;
  const failing = await checkGoogle({ issuer: `http://${host}` });
  expect(readFinding(failing)).toMatchObject({ state: 'broken', text: `${host} answers with 500.` });
  const away = [await checkInsightsModel(model('127.0.0.1:9')), await checkPayments(stripe('127.0.0.1:9'))];
  for (const { state, text } of away.map(readFinding)) {
    expect(state).toBe('broken');
    expect(text).toMatch(/^127\.0\.0\.1:9 cannot be reached: /);
  }
  expect(JSON.stringify([refused, failing, away])).not.toMatch(/sk[-_]/);
});

test.skipIf(!hasClamd)('a virus scanner that answers works', async () => {
  const clamd = await startClamd();
  expect(readFinding(await checkScanner({ path: clamd.socket }))).toMatchObject({
    state: 'fine',
    text: `ClamAV answers at ${clamd.socket}.`,
  });
  await clamd.stop();
});

test('a virus scanner that is away, or another program, does not', async () => {
  for (const scanner of [
    { path: '/nowhere/clamd.ctl' },
    { host: '127.0.0.1', port: Number(host.split(':')[1]) },
  ]) {
    const { state, text } = readFinding(await checkScanner(scanner));
    expect(state).toBe('broken');
    expect(text).toMatch(/cannot be reached/);
  }
});
