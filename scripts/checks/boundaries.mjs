import { dirname, join, normalize } from 'node:path';

const specifiers =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g;

const feature = (path) => /^apps\/(server|web)\/src\/features\/([^/]+)\//.exec(path)?.[2];
/** Is it a test, or a file for tests? */
export const isTest = (path) => /\.test\.tsx?$|\/testing(\/|[-.])/.test(path);

/** Features that are only reached by events (`listeners.ts`). */
const listening = ['audit', 'notifications', 'webhooks'];
/** Exceptions that events cannot cover: ended sessions, and the notification that a warning refers to. */
const asking = [
  'apps/server/src/features/accounts/sessions/sessions.repository.ts',
  'apps/server/src/features/plans/retention/warn-of-batch.ts',
];

/**
 * @type {[string, (from: string, to: string) => boolean][]} The directions of imports (docs/ARCHITECTURE.md). Each rule
 * sees the importing file and what it imports: a path from the root for relative imports, else the package's name.
 */
const rules = [
  [
    'contracts import zod only',
    (from, to) =>
      from.startsWith('packages/contracts/src/') &&
      !isTest(from) &&
      !inside(to, 'packages/contracts') &&
      !/^zod(\/|$)/.test(to),
  ],
  [
    'packages never import apps',
    (from, to) => from.startsWith('packages/') && (inside(to, 'apps') || /^@nimble\/(server|web)/.test(to)),
  ],
  [
    'actors, confined, faces, fonts, media and speech know no database',
    (from, to) =>
      /^packages\/(actors|confined|faces|fonts|media|speech)\//.test(from) &&
      /^(pg|kysely|graphile-worker|@nimble\/contracts)/.test(to),
  ],
  [
    'the web imports contracts only',
    (from, to) =>
      from.startsWith('apps/web/') &&
      (inside(to, 'apps/server') ||
        /^@nimble\/(server|actors|faces|fonts|media|speech)/.test(to) ||
        (to.startsWith('node:') && from.includes('/src/') && !isTest(from))),
  ],
  [
    'the server does not import the web',
    (from, to) => from.startsWith('apps/server/') && inside(to, 'apps/web'),
  ],
  [
    'platform never imports features',
    (from, to) => from.startsWith('apps/server/src/platform/') && inside(to, 'apps/server/src/features'),
  ],
  [
    'a feature is reached through its index',
    (from, to) =>
      from.startsWith('apps/') &&
      feature(to) !== undefined &&
      feature(to) !== feature(from) &&
      !/\/index\.tsx?$/.test(to) &&
      !isTest(from),
  ],
  [
    'what happened is said by an event',
    (from, to) =>
      from.startsWith('apps/server/src/features/') &&
      !isTest(from) &&
      !listening.includes(feature(from)) &&
      !asking.includes(from) &&
      (listening.includes(feature(to)) || inside(to, 'apps/server/src/platform/realtime')),
  ],
  [
    'repositories know neither service nor routes',
    (from, to) => /\.repository\.ts$/.test(from) && /\.(service|routes)\.ts$/.test(to),
  ],
  ['services know no routes', (from, to) => /\.service\.ts$/.test(from) && /\.routes\.ts$/.test(to)],
  ['routes know no repository', (from, to) => /\.routes\.ts$/.test(from) && /\.repository\.ts$/.test(to)],
  [
    'SQL only in repositories and the platform',
    (from, to) =>
      from.startsWith('apps/server/src/features/') &&
      !isTest(from) &&
      !/\.repository\.ts$/.test(from) &&
      /^(kysely|pg)$/.test(to),
  ],
  [
    'Fastify only in routes, platform/http and app',
    (from, to) =>
      from.startsWith('apps/server/src/') &&
      /^(fastify|@fastify\/.*)$/.test(to) &&
      !/\.routes\.ts$|^apps\/server\/src\/(app|platform\/http\/|commands\/web-server|testing)/.test(from) &&
      !isTest(from),
  ],
  [
    'ui knows neither features nor app',
    (from, to) =>
      from.startsWith('apps/web/src/ui/') &&
      (inside(to, 'apps/web/src/features') || inside(to, 'apps/web/src/app')),
  ],
  [
    'lib knows neither shared, ui, features nor app',
    (from, to) =>
      from.startsWith('apps/web/src/lib/') &&
      ['shared', 'ui', 'features', 'app'].some((folder) => inside(to, `apps/web/src/${folder}`)),
  ],
  [
    'what features share knows neither features nor app',
    (from, to) =>
      from.startsWith('apps/web/src/shared/') &&
      ['features', 'app'].some((folder) => inside(to, `apps/web/src/${folder}`)),
  ],
  [
    'features do not know the app',
    (from, to) => from.startsWith('apps/web/src/features/') && inside(to, 'apps/web/src/app'),
  ],
];

function inside(path, folder) {
  return path === folder || path.startsWith(`${folder}/`);
}

/** The rules that the imports of one file break. `file` is its path from the root. */
export function boundaryErrors(file, text) {
  const errors = [];
  let imports = 0;
  for (const match of text.matchAll(specifiers)) {
    const specifier = match[1] ?? match[2] ?? match[3];
    imports += 1;
    const target = specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : specifier;
    for (const [rule, isBroken] of rules)
      if (isBroken(file, target)) errors.push(`${file}: imports ${target} (${rule})`);
  }
  return { imports, errors };
}
