import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerRequestLog } from './request-log.ts';

test('a line for every call, but none for a probe that finds everything well', async () => {
  const lines: { route: string; status: number }[] = [];
  const stream = { write: (line: string) => lines.push(JSON.parse(line)) };
  const app = Fastify({ disableRequestLogging: true, logger: { level: 'info', stream } });
  registerRequestLog(app);
  app.get('/health/live', () => 'live');
  app.get('/health/ready', (_request, reply) => reply.status(503).send('not ready'));
  app.get('/metrics', () => 'metrics');
  app.get('/api/jobs', () => []);
  for (const url of ['/health/live', '/health/ready', '/metrics', '/api/jobs'])
    await app.inject({ method: 'GET', url });
  await app.close();
  expect(lines.map(({ route, status }) => `${route} ${status}`)).toEqual([
    '/health/ready 503',
    '/api/jobs 200',
  ]);
});
