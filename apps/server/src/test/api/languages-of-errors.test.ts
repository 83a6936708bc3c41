import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, begunInterview, signedInAdmin } from '../../testing/journeys.ts';
import { addPerson, addRole } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let admin: { token: string; companyId: number };
let candidate: { token: string };
let roleId: number;
let origin: string;

beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Speakers');
  candidate = await begunInterview(nimble, await activeJob(nimble, admin.token));
  const role = await addRole(nimble, admin.companyId, { job: { view: true } });
  roleId = role.roleId;
  await addPerson(nimble, admin.companyId, role);
  await nimble.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(nimble.app.server.address() as AddressInfo).port}`;
});
afterAll(() => nimble.close());

async function refused(path: string, language: string | undefined, request: RequestInit = {}) {
  const headers = new Headers(request.headers);
  if (language !== undefined) headers.set('accept-language', language);
  const answer = await fetch(`${origin}${path}`, { ...request, headers });
  const { error } = (await answer.json()) as { error: { code: string; message: string } };
  return {
    code: error.code,
    message: error.message,
    language: answer.headers.get('content-language'),
    vary: answer.headers.get('vary'),
  };
}

const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });

const texts = {
  en: ['Job not found', 'assigned to 1 user and', 'Invalid identifier', 'requested resource'],
  de: ['Stelle nicht gefunden', '1 Teammitglied zugewiesen', 'Anmeldename', 'nicht gefunden'],
  es: ['Puesto no encontrado', 'asignado a 1 miembro', 'identificador', 'No se ha encontrado'],
  fr: ['Poste introuvable', 'attribué à 1 membre', 'Identifiant', 'introuvable'],
};

test.each(Object.entries(texts))(
  'calls are refused in the language they ask for: %s',
  async (language, [noJob, inUse, wrongPassword, noRoute]) => {
    const wanted = `pl, ${language}-XX;q=0.9, en;q=0.1`;
    const json = { 'content-type': 'application/json' };
    const login = JSON.stringify({ identifier: 'nobody', password: 'Wrong-1-password' });
    const answers = [
      await refused('/api/jobs/999999', wanted, { headers: bearer(admin) }),
      await refused(`/api/roles/delete/${roleId}`, wanted, { method: 'DELETE', headers: bearer(admin) }),
      await refused('/api/users-permissions/user-login', wanted, {
        method: 'POST',
        headers: json,
        body: login,
      }),
      await refused('/api/no-such-call', wanted),
    ];
    expect(answers).toMatchObject([
      { code: 'job.not_found', message: expect.stringContaining(`${noJob}`) },
      { code: 'role.in_use', message: expect.stringContaining(`${inUse}`) },
      { code: 'account.invalid_credentials', message: expect.stringContaining(`${wrongPassword}`) },
      { code: 'request.not_found', message: expect.stringContaining(`${noRoute}`) },
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ language, vary: 'Accept-Language' });
  },
);

test('invalid input is explained in the language it is sent with', async () => {
  const send = (language: string) =>
    fetch(`${origin}/api/jobs`, {
      method: 'POST',
      headers: { ...bearer(admin), 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({
        data: { title: 'ab', description: 'A job that can be described', questions: [] },
      }),
    }).then((answer) => answer.json());
  const [german, english] = [await send('de'), await send('en')];
  expect(german).toMatchObject({
    error: {
      code: 'request.invalid',
      message: 'Die Stellenbezeichnung muss mindestens 3 Zeichen haben',
      details: {
        errors: [
          { path: 'data.title', code: 'too_small' },
          { message: 'Mindestens eine Frage ist erforderlich' },
        ],
      },
    },
  });
  expect(english).toMatchObject({
    error: { details: { errors: [{ code: 'too_small' }, { message: 'At least one question is required' }] } },
  });
});

test('without a language, and with one that Nimble does not have, errors are in English', async () => {
  const headers = bearer(admin);
  for (const language of [undefined, '*', 'pl'])
    expect(await refused('/api/jobs/999999', language, { headers })).toMatchObject({
      message: 'Job not found',
      language: 'en',
    });
});

test('uploads are refused in the language they ask for, by Nimble and by tus itself', async () => {
  const headers = { ...bearer(candidate), 'tus-resumable': '1.0.0' };
  const create = (more: Record<string, string>) =>
    refused('/api/uploads/takes', 'de', { method: 'POST', headers: { ...headers, ...more } });
  expect(await create({ 'tus-resumable': '0.2.2' })).toMatchObject({
    code: 'request.bad_tus_version',
    message: 'Tus-Resumable muss 1.0.0 sein',
  });
  const patch = { method: 'PATCH', headers: { ...headers, 'content-type': 'text/plain' }, body: 'x' };
  const answer = await refused('/api/uploads/takes/0123456789abcdef0123456789abcdef', 'de', patch);
  expect(answer).toMatchObject({ language: 'de', vary: 'Accept-Language' });
});

test('what is wrong with a query is named behind the translated text', async () => {
  const { message } = await refused('/api/jobs?sort=salary', 'fr', { headers: bearer(admin) });
  expect(message).toMatch(/^La requête de cette liste .* \(Unknown sort salary\)$/);
});
