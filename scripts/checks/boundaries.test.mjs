import { expect, test } from 'vitest';
import { boundaryErrors } from './boundaries.mjs';

test.each([
  ['packages/contracts/src/a.ts', 'fastify', 'contracts import zod only'],
  ['packages/media/src/a.ts', '../../../apps/server/src/app.ts', 'packages never import apps'],
  ['packages/media/src/a.ts', 'pg', 'actors, confined, faces, fonts, media and speech know no database'],
  ['apps/web/src/lib/a.ts', '@nimble/media', 'the web imports contracts only'],
  ['apps/web/src/lib/a.ts', 'node:fs', 'the web imports contracts only'],
  ['apps/server/src/app.ts', '../../web/src/main.tsx', 'the server does not import the web'],
  ['apps/server/src/platform/http/a.ts', '../../features/jobs/index.ts', 'platform never imports features'],
  [
    'apps/server/src/features/jobs/a.ts',
    '../files/files.service.ts',
    'a feature is reached through its index',
  ],
  ['apps/web/src/features/jobs/a.tsx', '../submissions/page.tsx', 'a feature is reached through its index'],
  [
    'apps/server/src/features/jobs/jobs.service.ts',
    '../webhooks/index.ts',
    'what happened is said by an event',
  ],
  [
    'apps/server/src/features/jobs/jobs.service.ts',
    '../../platform/realtime/index.ts',
    'what happened is said by an event',
  ],
  [
    'apps/server/src/features/jobs/jobs.repository.ts',
    './jobs.service.ts',
    'repositories know neither service nor routes',
  ],
  ['apps/server/src/features/jobs/jobs.service.ts', './jobs.routes.ts', 'services know no routes'],
  ['apps/server/src/features/jobs/jobs.routes.ts', './jobs.repository.ts', 'routes know no repository'],
  ['apps/server/src/features/jobs/jobs.service.ts', 'kysely', 'SQL only in repositories and the platform'],
  [
    'apps/server/src/features/jobs/jobs.service.ts',
    'fastify',
    'Fastify only in routes, platform/http and app',
  ],
  ['apps/web/src/ui/buttons/button.tsx', '../../features/jobs/index.ts', 'ui knows neither features nor app'],
  ['apps/web/src/lib/a.ts', '../ui/buttons/button.tsx', 'lib knows neither shared, ui, features nor app'],
  [
    'apps/web/src/shared/a.ts',
    '../features/jobs/index.ts',
    'what features share knows neither features nor app',
  ],
  ['apps/web/src/features/jobs/a.tsx', '../../app/router.tsx', 'features do not know the app'],
])('%s may not import %s', (file, specifier, rule) => {
  const forms = [
    `import { a } from '${specifier}';`,
    `import type {\n  A,\n} from '${specifier}';`,
    `export { a } from "${specifier}";`,
    `const a = await import('${specifier}');`,
  ];
  for (const text of forms) {
    const { errors } = boundaryErrors(file, text);
    expect(errors.some((error) => error.includes(rule))).toBe(true);
  }
});

test('allows what the directions allow', () => {
  const text =
    "import { handle } from '../../platform/http/index.ts';\nimport type { FastifyInstance } from 'fastify';\nimport { a } from '../files/index.ts';";
  expect(boundaryErrors('apps/server/src/features/jobs/jobs.routes.ts', text)).toEqual({
    imports: 3,
    errors: [],
  });
});
