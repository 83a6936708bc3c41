import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refusalCatalog } from '@nimble/contracts/all-refusals';
import { uploadPaths } from '@nimble/contracts/files';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedFiles, storedState } from '../../testing/figures/stored-state.ts';
import { bombPng, middleOf, picture } from '../../testing/files/pictures.ts';
import { moveIntoRole, signedInAdmin, upload } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let admin: { token: string; userId: number; companyId: number };
beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Picture People');
});
afterAll(() => nimble.close());

const logoPath = () => uploadPaths.logo(admin.companyId);

async function bytesAt(url: string): Promise<Buffer> {
  const response = await nimble.app.inject({ method: 'GET', url });
  expect(response.statusCode).toBe(200);
  return response.rawPayload;
}

async function uploaded(bytes: Buffer, path?: string): Promise<Buffer> {
  const { status, body } = await upload(nimble, admin.token, { bytes, ...(path && { path }) });
  expect(status).toBe(200);
  return bytesAt(body[0].url);
}

test('a picture becomes a small square without any metadata', async () => {
  const bytes = await sharp(await picture('jpeg', 1600, 900))
    .withMetadata({ exif: { IFD0: { Artist: 'Somebody Private', Copyright: 'at home' } }, orientation: 6 })
    .toBuffer();
  expect(bytes.includes('Somebody Private')).toBe(true);
  const { status, body } = await upload(nimble, admin.token, { bytes, name: '../../x.html' });
  expect(status).toBe(200);
  expect(body).toEqual([
    {
      id: expect.any(Number),
      name: 'avatar.webp',
      mime: 'image/webp',
      size: expect.any(Number),
      url: expect.any(String),
    },
  ]);
  const stored = await bytesAt(body[0].url);
  const facts = await sharp(stored).metadata();
  expect([facts.format, facts.width, facts.height, facts.exif]).toEqual(['webp', 512, 512, undefined]);
  expect(stored.includes('Somebody Private')).toBe(false);
});

test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('takes %s', async (format) => {
  const [, , blue] = await middleOf(await uploaded(await picture(format, 64, 64)));
  expect(blue).toBeGreaterThan(150);
});

test('of an animated picture the first frame stays', async () => {
  const frames = await Promise.all(['#ff0000', '#0000ff'].map((color) => picture('png', 40, 40, color)));
  const moving = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer();
  expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
  const stored = await uploaded(moving);
  expect((await sharp(stored, { animated: true }).metadata()).pages ?? 1).toBe(1);
  expect((await middleOf(stored))[0]).toBeGreaterThan(200);
});

test('a logo keeps its shape, and a small SVG is drawn large', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 8"><rect width="20" height="8" fill="#10b981"/></svg>';
  const facts = await sharp(await uploaded(Buffer.from(svg), logoPath())).metadata();
  expect([facts.format, facts.width, facts.height]).toEqual(['png', 800, 320]);
  const small = await sharp(await uploaded(await picture('png', 100, 20), logoPath())).metadata();
  expect([small.width, small.height]).toEqual([100, 20]);
});

describe('hostile bytes', () => {
  test('an SVG runs no script, reads no file and requests no address', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nimble-svg-'));
    const secret = join(folder, 'secret.png');
    await writeFile(secret, await picture('png', 50, 50, '#ff0000'));
    await writeFile(join(folder, 'secret.txt'), 'top secret');
    const images = [`file://${secret}`, secret, 'http://127.0.0.1:1/x.png'].map(
      (address) => `<image href="${address}" xlink:href="${address}" width="100" height="100"/>`,
    );
    const svg = `<?xml version="1.0"?>
      <!DOCTYPE svg [<!ENTITY leak SYSTEM "file://${join(folder, 'secret.txt')}">]>
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="100" onload="alert(1)">
      <style>@import url("file://${join(folder, 'secret.txt')}");</style>
      <script>alert(1)</script><rect width="100" height="100" fill="#00ff00"/>${images.join('')}
      <foreignObject><iframe src="https://example.com"/></foreignObject></svg>`;
    const stored = await uploaded(Buffer.from(svg), logoPath());
    expect((await sharp(stored).metadata()).format).toBe('png');
    expect(await middleOf(stored)).toEqual([0, 255, 0]);
    expect(stored.includes('script')).toBe(false);
    await rm(folder, { recursive: true });
  });

  test('bytes behind a picture in its file are dropped', async () => {
    const payload = Buffer.from('<html><script>alert(document.cookie)</script>PK\u0003\u0004evil.jar');
    for (const format of ['gif', 'jpeg', 'png'] as const) {
      const stored = await uploaded(Buffer.concat([await picture(format, 30, 30), payload]));
      expect(stored.includes('alert')).toBe(false);
    }
  });

  const nested = (depth: number): string =>
    Array.from({ length: depth }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('');
  const svg = (inside: string, attributes = 'width="100" height="100"') =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);

  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a PNG of 30000×30000', () => bombPng(30_000)],
    ['a PNG that claims 2^31 pixels a side', () => bombPng(8).fill(0x7f, 16, 24)],
    ['an SVG a million wide', () => svg('<rect width="1" height="1"/>', 'width="1000000" height="1000000"')],
    [
      'an SVG of a billion laughs',
      () =>
        Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY e0 "ha">${nested(9)}]>
        <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&e9;</text></svg>`),
    ],
    ['a cut JPEG', async () => (await picture('jpeg', 800, 600)).subarray(0, 1500)],
    [
      'a cut PNG',
      async () => {
        const whole = await sharp({
          create: {
            width: 300,
            height: 300,
            channels: 3,
            background: '#000',
            noise: { type: 'gaussian', mean: 128, sigma: 40 },
          },
        })
          .png()
          .toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
    ],
    ['a PDF', () => Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')],
    [
      'a TIFF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
          .tiff()
          .toBuffer(),
    ],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['noise', () => Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251))],
  ])('%s is refused, and nothing is stored', async (_name, make) => {
    const before = await storedState(nimble);
    const { status, body } = await upload(nimble, admin.token, { bytes: await make() });
    expect([status, body.error.message]).toEqual([400, refusalCatalog['upload.not_a_picture'].text]);
    expect(await storedState(nimble)).toEqual(before);
  });

  test('a huge picture inside an SVG is left out of it', async () => {
    const bomb = `data:image/png;base64,${bombPng(30_000).toString('base64')}`;
    const stored = await uploaded(svg(`<image width="100" height="100" href="${bomb}"/>`));
    expect(await middleOf(stored)).toEqual([255, 255, 255]);
  });

  test('one person’s pictures are decoded one at a time', async () => {
    const bytes = await picture('png', 2000, 2000);
    const answers = await Promise.all([1, 2, 3].map(() => upload(nimble, admin.token, { bytes })));
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 429, 429]);
    const waits = answers.filter(({ status }) => status === 429).map(({ headers }) => headers['retry-after']);
    expect(waits).toEqual(['5', '5']);
  });

  test('5 MB and more are refused, with a text for each purpose', async () => {
    const bytes = Buffer.concat([await picture('png', 10, 10), Buffer.alloc(5 * 1024 * 1024)]);
    const avatar = await upload(nimble, admin.token, { bytes });
    expect([avatar.status, avatar.body.error.message]).toEqual([
      400,
      refusalCatalog['upload.picture_too_large'].text,
    ]);
    const logo = await upload(nimble, admin.token, { bytes, path: logoPath() });
    expect(logo.body.error.message).toBe(refusalCatalog['upload.logo_too_large'].text);
  });

  test('a form without a file, or of another kind, is refused', async () => {
    expect((await upload(nimble, admin.token, { bytes: Buffer.alloc(0) })).body.error.message).toBe(
      refusalCatalog['upload.missing'].text,
    );
    const json = await nimble.call('POST', '/api/upload', { token: admin.token, body: { files: 'x' } });
    expect(json.status).toBe(415);
  });
});

describe('ownership of an upload', () => {
  test('a logo requires the permission to change the company, and another’s path is refused', async () => {
    const viewer = await signedInAdmin(nimble, 'Viewers');
    await moveIntoRole(nimble, { ...viewer, companyId: admin.companyId }, 'viewer');
    const bytes = await picture('png', 20, 20);
    for (const path of [logoPath(), uploadPaths.avatar(admin.userId), uploadPaths.logo(999), '../../etc']) {
      expect((await upload(nimble, viewer.token, { bytes, path })).status).toBe(403);
    }
    const logo = (await upload(nimble, admin.token, { bytes, path: logoPath() })).body[0];
    const remove = (token: string) => nimble.call('DELETE', `/api/upload/files/${logo.id}`, { token });
    expect((await remove(viewer.token)).status).toBe(404);
    expect((await remove((await signedInAdmin(nimble, 'Strangers')).token)).status).toBe(404);
    expect((await remove(admin.token)).status).toBe(200);
    expect((await remove(admin.token)).status).toBe(404);
  });

  test('only its user can use a picture; replacing or removing it deletes the old bytes', async () => {
    const user = await signedInAdmin(nimble, 'Faces');
    const put = (avatar: number | null, token = user.token) =>
      nimble.call('PUT', `/api/users/${user.userId}`, { token, body: { avatar } });
    const add = async (color: string) =>
      (await upload(nimble, user.token, { bytes: await picture('png', 20, 20, color) })).body[0];
    const filesBefore = await storedFiles(nimble.folder);
    const first = await add('#ff0000');
    expect((await put(first.id)).body.avatar.id).toBe(first.id);
    const second = await add('#00ff00');
    const shown = (await put(second.id)).body.avatar;
    expect(shown.id).toBe(second.id);
    expect((await middleOf(await bytesAt(shown.url)))[1]).toBeGreaterThan(200);
    await nimble.runTasks();
    expect(await storedFiles(nimble.folder)).toHaveLength(filesBefore.length + 1);
    expect((await nimble.call('GET', first.url)).status).toBe(404);

    const theirs = await signedInAdmin(nimble, 'Thieves');
    // Also within the same company, whatever the role.
    await moveIntoRole(nimble, { ...theirs, companyId: user.companyId }, 'admin');
    const stolen = await nimble.call('PUT', `/api/users/${theirs.userId}`, {
      token: theirs.token,
      body: { avatar: second.id },
    });
    expect([stolen.status, stolen.body.error.details.errors[0].path]).toEqual([400, 'avatar']);
    const taken = await nimble.call('DELETE', `/api/upload/files/${second.id}`, { token: theirs.token });
    expect(taken.status).toBe(404);

    const removed = await nimble.call('DELETE', `/api/upload/files/${second.id}`, { token: user.token });
    expect(removed.status).toBe(200);
    expect((await nimble.call('GET', '/api/users/me', { token: user.token })).body.avatar).toBeNull();
    await nimble.runTasks();
    expect(await storedFiles(nimble.folder)).toEqual(filesBefore);
  });

  test('uploads without a reference are deleted after a day, and only these', async () => {
    const user = await signedInAdmin(nimble, 'Forgetful');
    const ids: number[] = [];
    for (const color of ['#111111', '#222222', '#333333']) {
      const { body } = await upload(nimble, user.token, { bytes: await picture('png', 20, 20, color) });
      ids.push(body[0].id);
    }
    const [used = 0, forgotten = 0, fresh = 0] = ids;
    await nimble.call('PUT', `/api/users/${user.userId}`, { token: user.token, body: { avatar: used } });
    const logo = { bytes: await picture('png', 20, 20), path: uploadPaths.logo(user.companyId) };
    const shown = (await upload(nimble, user.token, logo)).body[0].id;
    const body = { data: { logo: shown } };
    const saved = await nimble.call('PUT', `/api/companies/${user.companyId}`, { token: user.token, body });
    expect(saved.status).toBe(200);
    ids.push(shown);
    const { pool, runTasks } = nimble;
    await pool.query(`UPDATE uploads SET created_at = now() - interval '25 hours' WHERE file_id = ANY($1)`, [
      [used, forgotten, shown],
    ]);
    await pool.query(`SELECT graphile_worker.add_job('files.sweep-uploads', '{}')`);
    await runTasks();
    const left = await nimble.database.selectFrom('files').select('id').where('id', 'in', ids).execute();
    expect(new Set(left.map(({ id }) => id))).toEqual(new Set([used, fresh, shown]));
    for (const path of await storedFiles(nimble.folder))
      expect((await readFile(path)).length).toBeGreaterThan(0);
  });
});

test.each([
  '',
  'no form at all',
  '--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n\r\nabc',
])('an unreadable form is its sender’s fault: %j', async (payload) => {
  const answer = await nimble.app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: {
      authorization: `Bearer ${admin.token}`,
      'content-type': 'multipart/form-data; boundary=x',
    },
    payload,
  });
  expect(answer.statusCode).toBe(400);
});
