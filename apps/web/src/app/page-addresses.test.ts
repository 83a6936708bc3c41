import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPageAddress, pageAddresses } from '@nimble/contracts/pages';
import { expect, test } from 'vitest';
import { workspacePages } from './workspace/pages.ts';

const routesOf = (file: string) =>
  [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/<Route path="(\/[^"]*)"/g)].map(
    ([, path]) => path,
  );

test('the server knows the addresses of all pages, and no others', () => {
  const routed = [
    ...routesOf('app.tsx'),
    ...routesOf('workspace/workspace-routes.tsx'),
    ...workspacePages.map(({ path }) => path),
    // main.tsx shows these without a router.
    '/guest',
    '/interview/:jobToken',
    '/interview/:jobToken/mine',
  ];
  expect(new Set(routed)).toEqual(new Set(pageAddresses));
  expect(routed).toHaveLength(pageAddresses.length);
});

test.each(['/', '/login', '/login/', '/jobs/7/candidates', '/interview/AbC123', '/interview/AbC123/mine'])(
  'there is a page at %s',
  (path) => expect(isPageAddress(path)).toBe(true),
);

test.each(['/wp-login.php', '/jobs/7/nothing', '/dashboard/more', '/interview', '/.env', '//login'])(
  'there is none at %s',
  (path) => expect(isPageAddress(path)).toBe(false),
);
