import type { AddressInfo } from 'node:net';
import type { RouteContract } from '@nimble/contracts';
import { allRoutes } from '@nimble/contracts/all-routes';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiDocument, Operation } from '../../features/api-document/index.ts';
import {
  asSent,
  type DocumentRequest,
  requestTo,
  showRequest,
} from '../../testing/calls/document-requests.ts';
import type { ValidRequest } from '../../testing/calls/prepared.ts';
import { nameOf } from '../../testing/calls/sample-calls.ts';
import { validRequests } from '../../testing/calls/valid-requests.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

/** To repeat a run: API_SEED=… vitest run apps/server/src/test/api/api-requests.test.ts */
const seed = Number(process.env['API_SEED'] ?? Date.now() % 2 ** 31);
/** Requests to each operation, after a valid one; `together` of them run at once. */
const runs = 2;
const together = 5;

/** Operations whose valid request cannot be carried out here, and why. */
const notCarriedOut: Readonly<Record<string, string>> = {
  'GET /api/auth/google/callback': 'comes from an issuer’s page; google-sign-in.test.ts has an issuer',
  'POST /api/auth/google/link': 'follows an issuer’s page; google-sign-in.test.ts has an issuer',
  'POST /api/users-permissions/auth/sign-in-link': 'takes a link of the demo; sign-in-links.test.ts has some',
  'POST /api/payments/stripe-events': 'takes the keys of a payment provider; payments.test.ts has them',
  'POST /api/submissions/:id/transcript': 'takes a speech engine; transcripts.test.ts has one',
  'POST /api/speech-models/:name/use': 'takes an installed model; speech-models.test.ts has one',
  'PUT /api/plans/kept': 'takes a plan that allows less than there is; above-limits.test.ts has one',
  'GET /api/plans/retention/archive':
    'takes submissions that will be erased; retention-archive.test.ts has some',
  'GET /api/exports/:id/file': 'takes the cookie of a browser; exports.test.ts has one',
  'PUT /api/submission-responses/:id': 'takes another recording; change-answers.test.ts has one',
  'POST /api/submission-responses/:id/former':
    'takes an unusable recording in place of another; former-recordings.test.ts has one',
  'DELETE /api/submission-responses/:id':
    'takes an interview that is not submitted; change-answers.test.ts has one',
  'POST /api/submissions/:id/undo-decision':
    'takes a decision of one’s own; undo-decision.test.ts makes some',
  'POST /api/bulk-actions/:id/cancel': 'takes one in progress; bulk-actions.test.ts has some',
  'POST /api/bulk-actions/:id/undo': 'takes a change of status; bulk-actions.test.ts has some',
  'DELETE /api/submissions/:id/mails/:mailId': 'takes an email that waits; decision-mails.test.ts has some',
  'POST /api/submissions/:id/insights': 'takes answers that were listened to; insights.test.ts has some',
};

let nimble: TestApp;
let origin: string;
let document: ApiDocument;
let ajv: Ajv2020;
let validRequestTo: ReturnType<typeof validRequests>;

beforeAll(async () => {
  process.stdout.write(`${1 + runs * together} requests to each operation of API_SEED=${seed}\n`);
  nimble = await createTestApp({ MASTER_EMAIL: 'root@example.com' });
  validRequestTo = validRequests(nimble);
  await nimble.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(nimble.app.server.address() as AddressInfo).port}`;
  document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as ApiDocument;
  ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'document');
});
afterAll(() => nimble.close());

function operationOf({ method, url }: RouteContract): { pointer: string; operation: Operation } {
  const path = url.replace(/:(\w+)/g, '{$1}');
  const verb = method.toLowerCase();
  const operation = document.paths[path]?.[verb];
  if (operation === undefined) throw new Error(`The document lacks ${method} ${url}`);
  return { pointer: `document#/paths/${escaped(path)}/${verb}`, operation };
}

const escaped = (name: string) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));

type Answer = { status: number; type: string; text: string };

async function answerTo(
  { method }: RouteContract,
  { path, headers, body, nobody }: DocumentRequest,
  token: ValidRequest['token'],
): Promise<Answer> {
  const bearer = await token();
  const authorization = nobody ?? (bearer === undefined ? undefined : `Bearer ${bearer}`);
  const response = await fetch(`${origin}${path}`, {
    method,
    redirect: 'manual',
    headers: { ...headers, ...(authorization !== undefined && { authorization }) },
    ...(body !== undefined && { body }),
  });
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, type, text: await response.text() };
}

/** @returns how the answer differs from the document; undefined if it does not. */
function problemOf(route: RouteContract, { status, type, text }: Answer): string | undefined {
  const { pointer, operation } = operationOf(route);
  if (status >= 500) return 'A fault';
  const key = `${status}` in operation.responses ? `${status}` : 'default';
  if (status < 400 && key === 'default') return 'Not declared';
  if (route.method === 'HEAD') return undefined;
  const answer = operation.responses[key];
  const isError = answer !== undefined && '$ref' in answer;
  const types = isError ? ['application/json'] : Object.keys(answer?.content ?? {});
  if (types.length === 0) return text === '' ? undefined : 'A body that is not declared';
  if (types.includes('*/*')) return undefined;
  if (!types.some((one) => type.startsWith(one))) return `Another type: ${type}`;
  if (!types.includes('application/json')) return undefined;
  const schema = isError
    ? 'document#/components/schemas/Error'
    : `${pointer}/responses/${key}/content/${escaped('application/json')}/schema`;
  const validate = ajv.getSchema(schema);
  if (validate === undefined) throw new Error(`No schema ${schema}`);
  return validate(JSON.parse(text)) === true ? undefined : ajv.errorsText(validate.errors);
}

/** @returns the status, and what is wrong with the answer. */
async function ask(route: RouteContract, request: DocumentRequest, token: ValidRequest['token']) {
  const answer = await answerTo(route, request, token);
  const problem = problemOf(route, answer);
  const shown = `${problem}: ${answer.status} to ${showRequest(route, request)}: ${answer.text.slice(0, 500)}`;
  return { status: answer.status, problem: problem === undefined ? undefined : shown };
}

test.each(allRoutes.map((route) => ({ name: nameOf(route), route })))('$name', async ({ name, route }) => {
  const { operation } = operationOf(route);
  const first = await validRequestTo(route);
  const carriedOut = await ask(route, asSent(first), first.token);
  expect(carriedOut.problem).toBeUndefined();
  if (!(name in notCarriedOut)) expect(carriedOut.status).toBeLessThan(400);
  // An operation that works now must leave the list.
  else expect(carriedOut.status).toBeGreaterThanOrEqual(400);
  // A fresh scene, because the first may have changed or deleted its target.
  const valid = route.method === 'GET' ? first : await validRequestTo(route);
  const requests = fc.array(requestTo({ route, operation, valid, schemas: document.components.schemas }), {
    minLength: together,
    maxLength: together,
  });
  await fc.assert(
    fc.asyncProperty(requests, async (asked) => {
      const answers = await Promise.all(asked.map((request) => ask(route, request, valid.token)));
      expect(answers.flatMap(({ problem }) => problem ?? [])).toEqual([]);
    }),
    { seed, numRuns: runs, endOnFailure: true },
  );
});

test('the list of exceptions names existing operations', () => {
  const names = allRoutes.map(nameOf);
  expect(Object.keys(notCarriedOut).filter((name) => !names.includes(name))).toEqual([]);
});
