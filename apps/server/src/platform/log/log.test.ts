import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';
import { redactPeople } from './redact-people.ts';

test.each([
  ['550 <Casey.Smith+x@example.co.uk> is unknown', '550 <<address>> is unknown'],
  ['müller@bücher.example said no', '<address> said no'],
  ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'Bearer <token>'],
  ['GET /interview/k3jd93kd?source=news', 'GET /interview/…?source=news'],
  ['/api/files/3?expires=9&signature=abc-def', '/api/files/3?expires=9&signature=…'],
  // Names of packages look a little like addresses.
  [
    'at node_modules/@fastify/static/index.js and pino@10.4.0',
    'at node_modules/@fastify/static/index.js and pino@10.4.0',
  ],
])('removes people and keys from %s', (line, expected) => {
  expect(redactPeople(line)).toBe(expected);
});

test('keeps of an error what the code and the schema define, not personal data', () => {
  const refused = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    code: '23505',
    detail: 'Key (email)=(casey@example.com) already exists.',
    constraint: 'users_email',
    rejected: ['casey@example.com'],
  });
  expect(JSON.stringify(describeError(new Error('Not sent', { cause: refused })))).not.toContain('casey');
  expect(describeError(refused)).toMatchObject({ code: '23505', constraint: 'users_email' });
  const value = Object.assign(new Error('invalid input syntax for type bigint: "Casey"'), { code: '22P02' });
  expect(JSON.stringify(describeError(value))).not.toContain('"Casey');
  expect(describeError(value)['stack']).toContain('log.test.ts');
  expect(describeError('Casey')).toEqual({ type: 'string' });
});
