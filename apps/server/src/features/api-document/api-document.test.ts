import { collectionQuery } from '@nimble/contracts';
import { allRoutes } from '@nimble/contracts/all-routes';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameOf } from '../../testing/calls/sample-calls.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import type { ApiDocument, Operation } from './document-types.ts';
import { html, paragraphs } from './page/html.ts';

let nimble: TestApp;
let document: ApiDocument;

beforeAll(async () => {
  nimble = await createTestApp();
  document = (await nimble.call('GET', '/api/openapi.json')).body;
});
afterAll(() => nimble.close());

const pointerOf = (name: string) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));

const operationOf = ({ method, url }: { method: string; url: string }): Operation | undefined =>
  document.paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

test('is OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('has schemas that compile as JSON Schema 2020-12', () => {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'document');
  let count = 0;
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { responses, requestBody }] of Object.entries(methods)) {
      const answers = Object.entries(responses).flatMap(([status, answer]) =>
        'content' in answer && answer.content?.['application/json'] ? [`responses/${status}`] : [],
      );
      const bodies = requestBody?.content['application/json'] === undefined ? [] : ['requestBody'];
      for (const part of [...answers, ...bodies]) {
        const pointer = `${pointerOf(path)}/${method}/${part}/content/${pointerOf('application/json')}/schema`;
        expect(ajv.getSchema(`document#/paths/${pointer}`), pointer).toBeTypeOf('function');
        count += 1;
      }
    }
  expect(count).toBeGreaterThan(150);
});

test('has every call once, under a name of its own, with an answer and its errors', () => {
  const operations = allRoutes.map((route) => {
    const operation = operationOf(route);
    if (operation === undefined) throw new Error(`${nameOf(route)} is not there`);
    const statuses = Object.keys(operation.responses);
    expect(statuses.filter((status) => Number(status) < 400).length, nameOf(route)).toBeGreaterThan(0);
    expect(statuses, nameOf(route)).toContain('default');
    return operation;
  });
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(allRoutes.length);
});

test('exactly the contracts with the query of the generic calls declare their allowed queries', () => {
  for (const route of allRoutes) {
    const isGeneric = route.schema.querystring === collectionQuery;
    expect([route.collection, route.item].filter((one) => one !== undefined).length, nameOf(route)).toBe(
      isGeneric ? 1 : 0,
    );
  }
});

test('lists the allowed queries of each collection', () => {
  for (const route of allRoutes.filter(({ schema }) => schema.querystring === collectionQuery)) {
    const names = operationOf(route)?.parameters.map(({ name }) => name) ?? [];
    expect(names, nameOf(route)).toContain('fields');
    if (route.collection !== undefined) expect(names, nameOf(route)).toContain('filters');
  }
  const submissions = operationOf({ method: 'GET', url: '/api/submissions' });
  expect(submissions?.parameters).toContainEqual(
    expect.objectContaining({
      name: 'filters',
      style: 'deepObject',
      explode: true,
      schema: { $ref: '#/components/schemas/SubmissionFilters' },
    }),
  );
  const self = { $ref: '#/components/schemas/SubmissionFilters' };
  expect(document.components.schemas['SubmissionFilters']).toMatchObject({
    properties: {
      job: { properties: { $eq: { type: 'integer' }, id: { properties: { $in: { type: 'array' } } } } },
      rating: { properties: { $null: { type: 'boolean' } } },
      createdAt: { properties: { $gte: { format: 'date-time' } } },
      $or: { type: 'array', items: self },
      $not: self,
    },
    additionalProperties: false,
  });
});

test('documents who may call: anybody, a session, a token with the permission', () => {
  expect(operationOf({ method: 'POST', url: '/api/users-permissions/user-login' })?.security).toEqual([]);
  expect(operationOf({ method: 'GET', url: '/api/users/me' })?.security).toEqual([{ session: [] }]);
  expect(operationOf({ method: 'PUT', url: '/api/jobs/:id' })).toMatchObject({
    security: [{ session: [] }, { apiToken: [] }],
    'x-permissions': ['job:update'],
    description: expect.stringContaining('Needs a session or an API token with the permission job:update.'),
    responses: {
      403: { $ref: '#/components/responses/ForbiddenError' },
      409: { description: expect.stringContaining('`job.changed_meanwhile`') },
    },
  });
  expect(operationOf({ method: 'POST', url: '/api/submission-responses' })?.security).toEqual([
    { candidateToken: [] },
  ]);
});

test('names an API token only where a token can have the permission', () => {
  const securityOf = (method: string, url: string) => operationOf({ method, url })?.security;
  expect(securityOf('POST', '/api/roles/create')).toEqual([{ session: [] }]);
  expect(securityOf('POST', '/api/users-permissions/users/invite')).toEqual([{ session: [] }]);
  expect(securityOf('GET', '/api/staff/list')).toEqual([{ session: [] }, { apiToken: [] }]);
});

test('names the header Idempotency-Key, and its errors, where it makes a call safe to repeat', () => {
  const headersOf = (url: string, method = 'POST') =>
    operationOf({ method, url })?.parameters.flatMap((one) => (one.in === 'header' ? [one.name] : []));
  expect(headersOf('/api/invitations')).toEqual(['Idempotency-Key']);
  expect(headersOf('/api/jobs/:id', 'PUT')).toEqual([]);
  expect(headersOf('/api/question-media')).toEqual([]);
  expect(headersOf('/api/submissions')).toEqual([]);
  expect(operationOf({ method: 'POST', url: '/api/tags' })?.responses).toMatchObject({
    409: { description: expect.stringContaining('`request.idempotency_key_in_use`') },
    422: { description: expect.stringContaining('`request.idempotency_key_reused`') },
  });
});

test('has patterns that other languages can compile', () => {
  const patterns = new Set<string>();
  JSON.stringify(document, (key, value) => {
    if (key === 'pattern' && typeof value === 'string') patterns.add(value);
    return value;
  });
  expect(patterns).toContain('^[^\\x00]*$');
  expect([...patterns].filter((pattern) => /\\p\{|\\0/.test(pattern))).toEqual([]);
});

test('types the ids and times of answers as those of requests', () => {
  const answer = operationOf({ method: 'GET', url: '/api/invitations/:id' })?.responses['200'];
  expect(JSON.stringify(answer)).toContain('"id":{"type":"integer"}');
  expect(answer).toMatchObject({
    content: {
      'application/json': {
        schema: {
          properties: {
            data: {
              properties: {
                createdAt: { type: 'string', format: 'date-time' },
                sentAt: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
                submissionId: { type: ['integer', 'null'] },
              },
            },
          },
        },
      },
    },
  });
});

test('types relation ids, counts and sizes as whole numbers, and what may be a fraction as a number', () => {
  const job = JSON.stringify(operationOf({ method: 'GET', url: '/api/jobs/:id' })?.responses['200']);
  for (const name of ['media', 'pool', 'libraryQuestion', 'welcomeMedia'])
    expect(job).toContain(`"${name}":{"type":["integer","null"]}`);
  expect(job).toContain('"submissionCount":{"type":"integer"}');
  const submissions = operationOf({ method: 'GET', url: '/api/submissions' })?.responses['200'];
  const list = JSON.stringify(submissions);
  expect(list).toContain('"fileSize":{"type":["integer","null"]}');
  expect(list).toContain('"total":{"type":"integer"}');
  expect(list).toContain('"duration":{"type":["number","null"]}');
  const notices = operationOf({ method: 'GET', url: '/api/plans/notices' })?.responses['200'];
  expect(JSON.stringify(notices)).toContain('"jobIds":{"type":"array","items":{"type":"integer"}}');
});

test('leaves linters nothing to warn of', () => {
  expect(document.info).toMatchObject({
    contact: { name: expect.any(String) },
    license: { identifier: 'MIT' },
  });
  expect(document.servers).toEqual([{ url: '/', description: 'This installation' }]);
  for (const { name, description } of document.tags) expect(description, name).toMatch(/\w/);
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  for (const { operationId, description, security } of operations) {
    expect(description, operationId).toMatch(/\w/);
    expect(
      security.flatMap((schemes) => Object.values(schemes).flat()),
      operationId,
    ).toEqual([]);
  }
  const written = JSON.stringify(document);
  for (const [kind, components] of Object.entries(document.components).filter(
    ([name]) => name !== 'securitySchemes',
  ))
    for (const name of Object.keys(components)) expect(written).toContain(`"#/components/${kind}/${name}"`);
});

test('has addresses that cannot be taken for each other, but for those that are fixed', () => {
  const fixed = new Set(
    ['compile/{id}', 'job/{jobId}', 'stats/{jobId}'].map((end) => `/api/submissions/${end}`),
  );
  const paths = Object.keys(document.paths);
  const meets = (one: string[], other: string[]) =>
    one.length === other.length &&
    one.every((part, at) => part.startsWith('{') || other[at]?.startsWith('{') || part === other[at]);
  const variables = (path: string) => path.split('{').length;
  const ambiguous = paths.flatMap((path, at) =>
    paths
      .slice(0, at)
      .filter((other) => variables(other) === variables(path) && meets(path.split('/'), other.split('/')))
      .map((other) => [other, path]),
  );
  expect(ambiguous).not.toEqual([]);
  expect(ambiguous.filter((pair) => !pair.some((path) => fixed.has(path)))).toEqual([]);
});

test('tells what webhooks receive, from the catalog of events', () => {
  expect(Object.keys(document.webhooks)).toEqual([
    'invitation.sent',
    'invitation.opened',
    'invitation.expired',
    'submission.started',
    'submission.finished',
    'submission.status_changed',
    'submission.reviewed',
    'submission.decided',
    'job.published',
    'ping',
  ]);
  const changed = document.webhooks['submission.status_changed']?.post;
  expect(changed?.parameters.map(({ name }) => name)).toEqual([
    'webhook-id',
    'webhook-timestamp',
    'webhook-signature',
  ]);
  expect(changed?.requestBody?.content['application/json']?.schema).toMatchObject({
    properties: {
      type: { const: 'submission.status_changed' },
      timestamp: { format: 'date-time' },
      data: {
        properties: {
          submissionId: { type: 'integer' },
          from: { enum: expect.arrayContaining(['pending']) },
        },
        required: ['submissionId', 'jobId', 'from', 'to', 'externalId', 'stage'],
        additionalProperties: false,
      },
    },
  });
});

test('the page shows every call and runs no script', async () => {
  const { status, body, headers } = await nimble.call('GET', '/api/docs');
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(body).not.toContain('<script');
  for (const { operationId } of allRoutes.flatMap((route) => operationOf(route) ?? []))
    expect(body).toContain(`<details id="${operationId}">`);
  for (const { post } of Object.values(document.webhooks))
    expect(body).toContain(`<details id="${post.operationId}">`);
  for (const [, summary] of body.matchAll(/<summary>(.*)<\/summary>/g)) expect(summary).not.toContain('`');
});

test('text is escaped on the page', () => {
  expect(html`<p>${'<b>&"'}</p>`.markup).toBe('<p>&lt;b&gt;&amp;&quot;</p>');
  expect(paragraphs('a `<x>` **b**\n\nc').map(({ markup }) => markup)).toEqual([
    '<p>a <code>&lt;x&gt;</code> <strong>b</strong></p>',
    '<p>c</p>',
  ]);
});

test('the start of Google sign-in declares its refusal, as an installation without it answers', () => {
  const { responses } = operationOf({ method: 'GET', url: '/api/connect/google' }) ?? { responses: {} };
  expect(responses).toHaveProperty('400');
});
