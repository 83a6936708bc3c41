import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import { eraseFiles } from '../../platform/files/index.ts';
import { createSignedTokens } from '../../platform/signed-tokens.ts';
import { createDiskStorage } from '../../platform/storage/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import { storedFiles } from '../../testing/figures/stored-state.ts';
import { signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

const film = '0123456789';

let nimble: TestApp;
let companyId: number;
let filmUrl: string;
let filmId: number;

beforeAll(async () => {
  nimble = await createTestApp();
  companyId = (await signedInAdmin(nimble, 'Owners')).companyId;
});
beforeEach(async () => {
  filmId = await keep('film.mp4', 'video/mp4');
  filmUrl = signed(filmId);
});
afterAll(() => nimble.close());

const signed = (id: number, now?: number) => createSignedTokens(nimble.config.secret).fileUrl(id, now);

async function keep(name: string, mime: string): Promise<number> {
  const storageKey = `videos/${crypto.randomUUID()}`;
  await createDiskStorage(`${nimble.folder}/files`).write(storageKey, Readable.from([film]));
  const row = { company_id: companyId, storage_key: storageKey, name, mime, size_bytes: film.length };
  const { id } = await nimble.database
    .insertInto('files')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function read(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const response = await nimble.app.inject({ method, url, headers });
  return { status: response.statusCode, headers: response.headers, text: response.body };
}

describe('a signature', () => {
  test('opens its own file and no other', async () => {
    const other = await keep('other.mp4', 'video/mp4');
    expect((await read(filmUrl)).text).toBe(film);
    expect((await read(filmUrl.replace(`/${filmId}?`, `/${other}?`))).status).toBe(403);
  });

  test('is refused once it has expired, or with another expiry', async () => {
    const past = signed(filmId, Date.now() - 24 * 60 * 60 * 1000);
    expect((await read(past)).status).toBe(403);
    const later = new URL(filmUrl, 'http://localhost').searchParams.get('expires') ?? '';
    expect((await read(filmUrl.replace(later, `${Number(later) + 1}`))).status).toBe(403);
  });

  test('of another installation, or with one changed character, opens nothing', async () => {
    const foreign = createSignedTokens('the secret of another installation, long too').fileUrl(filmId);
    expect((await read(foreign)).status).toBe(403);
    const last = filmUrl.endsWith('A') ? 'E' : 'A';
    expect((await read(filmUrl.slice(0, -1) + last)).status).toBe(403);
  });

  test('reveals nothing about missing files, and answers 404 when its own was deleted', async () => {
    expect((await read(filmUrl.replace(`/${filmId}?`, '/999999?'))).status).toBe(403);
    expect((await read(signed(999_999))).status).toBe(404);
  });

  test.each([
    '',
    'expires=1',
    'expires=x&signature=y',
    'expires=1e3&signature=',
    'expires[]=1&signature[]=1',
  ])('of the wrong shape is refused: %s', async (query) =>
    expect((await read(`/api/files/${filmId}?${query}`)).status).toBe(400),
  );

  test('cannot be replaced by a token', async () => {
    const { token } = await signedInAdmin(nimble, 'Strangers');
    expect((await read(`/api/files/${filmId}`, { authorization: `Bearer ${token}` })).status).toBe(400);
  });
});

describe('an expired address', () => {
  const old = () => signed(filmId, Date.now() - 11 * 60_000);

  /** Signs a person in, as a browser that keeps cookies. */
  async function browserOf(company: string) {
    const admin = await signedInAdmin(nimble, company);
    const authorization = `Bearer ${admin.token}`;
    const { headers } = await nimble.app.inject({ url: '/api/users/me', headers: { authorization } });
    const [given] = [headers['set-cookie'] ?? ''].flat();
    expect(given).toMatch(/^nimble_reading=.*; Max-Age=86400; Path=\/api; HttpOnly; SameSite=Strict$/);
    const [cookie = ''] = given?.split(';') ?? [];
    const known = await nimble.app.inject({ url: '/api/users/me', headers: { authorization, cookie } });
    expect(known.headers['set-cookie']).toBeUndefined();
    return { ...admin, cookie };
  }
  const own = async (storedFor: number) =>
    nimble.database.updateTable('files').set({ company_id: storedFor }).where('id', '=', filmId).execute();

  test('is minutes old', async () => {
    const expires = Number(new URL(filmUrl, 'http://localhost').searchParams.get('expires'));
    const minutes = (expires * 1000 - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThanOrEqual(5);
    expect(minutes).toBeLessThanOrEqual(10);
  });

  test('keeps working for the browser of an open session, range by range, and for nobody else', async () => {
    const { cookie, token, companyId: ofReader } = await browserOf('Watchers');
    await own(ofReader);
    expect(await read(old(), { cookie, range: 'bytes=4-' })).toMatchObject({ status: 206, text: '456789' });
    expect((await read(old())).status).toBe(403);
    expect(
      (await read(old(), { cookie: `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'E' : 'A'}` })).status,
    ).toBe(403);
    expect((await read(old(), { cookie: (await browserOf('Foreigners')).cookie })).status).toBe(403);
    // The cookie alone opens nothing.
    const forged = old().replace(/signature=.*/, `signature=${'A'.repeat(43)}`);
    expect((await read(forged, { cookie })).status).toBe(403);
    expect((await nimble.app.inject({ url: '/api/users/me', headers: { cookie } })).statusCode).toBe(401);
    await nimble.call('POST', '/api/auth/sign-out', { token });
    expect((await read(old(), { cookie })).status).toBe(403);
  });

  test('ends with the permission to see it', async () => {
    const { cookie, companyId: ofReader, userId } = await browserOf('Demoted');
    await own(ofReader);
    expect((await read(old(), { cookie })).status).toBe(200);
    const { id } = await nimble.database
      .selectFrom('roles')
      .select('id')
      .where('name', '=', 'authenticated')
      .where('company_id', 'is', null)
      .executeTakeFirstOrThrow();
    await nimble.database.updateTable('users').set({ role_id: id }).where('id', '=', userId).execute();
    expect((await read(old(), { cookie })).status).toBe(403);
  });
});

test.each([
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=-100', 206, film, 'bytes 0-9/10'],
  ['bytes=3-5', 206, '345', 'bytes 3-5/10'],
  ['bytes=8-999999999999999', 206, '89', 'bytes 8-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=999999999999999-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  // Several ranges, and invalid ones, may be answered with the whole (RFC 9110, section 14.2).
  ['bytes=0-1,4-5', 200, film, undefined],
  [`bytes=${'0-,'.repeat(1000)}0-`, 200, film, undefined],
  ['bytes=5-2', 200, film, undefined],
  ['bytes=-', 200, film, undefined],
  ['bytes=a-b', 200, film, undefined],
  ['bytes=-1-2', 200, film, undefined],
  ['lines=1-2', 200, film, undefined],
])('Range %s', async (range, status, text, contentRange) => {
  const answer = await read(filmUrl, { range });
  expect(answer).toMatchObject({ status, text });
  expect(answer.headers['content-range']).toBe(contentRange);
  expect(answer.headers['content-length']).toBe(`${text.length}`);
});

test('a range of a file that has changed since gives the whole file', async () => {
  const etag = String((await read(filmUrl)).headers.etag);
  expect((await read(filmUrl, { range: 'bytes=2-3', 'if-range': etag })).text).toBe('23');
  expect((await read(filmUrl, { range: 'bytes=2-3', 'if-range': '"older"' })).text).toBe(film);
  expect(
    (await read(filmUrl, { range: 'bytes=2-3', 'if-range': 'Wed, 21 Oct 2015 07:28:00 GMT' })).text,
  ).toBe(film);
});

test('an unchanged file is not sent again', async () => {
  const etag = String((await read(filmUrl)).headers.etag);
  for (const known of [etag, `W/${etag}`, `"older", ${etag}`, '*']) {
    expect(await read(filmUrl, { 'if-none-match': known })).toMatchObject({ status: 304, text: '' });
  }
  expect((await read(filmUrl, { 'if-none-match': '"older"' })).status).toBe(200);
});

test('HEAD says the size without the bytes, and asks for the same signature', async () => {
  const { status, text, headers } = await read(filmUrl, {}, 'HEAD');
  expect({ status, text }).toEqual({ status: 200, text: '' });
  expect(headers).toMatchObject({
    'content-length': '10',
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
  });
  expect(
    (await read(`/api/files/${filmId}?expires=9999999999&signature=${'A'.repeat(43)}`, {}, 'HEAD')).status,
  ).toBe(403);
});

test('a file may run nothing in a browser and stays out of shared caches', async () => {
  expect((await read(filmUrl)).headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': expect.stringMatching(/^private,/),
  });
});

test.each([
  ['application/pdf', '', 'attachment'],
  ['application/pdf', '&preview=1', 'inline'],
  ['text/html', '&preview=1', 'attachment'],
  ['video/mp4', '', 'inline'],
  ['video/mp4', '&download=1', 'attachment'],
  ['application/pdf', '', 'attachment'],
  ['text/html', '', 'attachment'],
  ['image/svg+xml', '', 'attachment'],
])('%s%s is shown as %s', async (mime, query, disposition) => {
  const { headers } = await read(signed(await keep('name', mime)) + query);
  expect(headers['content-disposition']).toMatch(new RegExp(`^${disposition};`));
});

test.each([
  'cv".pdf; filename=evil.exe',
  'cv\r\nSet-Cookie: a=b.pdf',
  '\u202Efdp.exe',
  '日本語 🙂.pdf',
  "it's (1)*.pdf",
  '%0d%0a.pdf',
])('the name %j cannot break its header', async (name) => {
  const { headers } = await read(`${signed(await keep(name, 'application/pdf'))}`);
  const value = String(headers['content-disposition']);
  expect(value).toMatch(/^attachment; filename\*=UTF-8''[A-Za-z0-9!#$&+.^_`|~%-]+$/);
  expect(decodeURIComponent(value.split("''")[1] ?? '')).toBe(name);
  expect(headers['set-cookie']).toBeUndefined();
});

test('bytes without a row are erased, however often that has failed before', async () => {
  const key = `videos/${crypto.randomUUID()}`;
  await createDiskStorage(`${nimble.folder}/files`).write(key, Readable.from([film]));
  await inTransaction(nimble.database, (transaction) => enqueue(transaction, eraseFiles, { keys: [key] }));
  await nimble.pool.query('update graphile_worker._private_jobs set attempts = 400');
  await nimble.runTasks();
  expect(await storedFiles(nimble.folder)).not.toContain(`${nimble.folder}/files/${key}`);
});
