import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureServerBuilt } from './build/build-server.mjs';
import { ensureWebBuilt } from './build/build-web.mjs';
import { ensureInstalled, pinnedNode, root } from './install.mjs';

/**
 * What runs over the engines of a large installation (deploy/README.md): not part of `npm test`, because it takes
 * minutes.
 */
await ensureInstalled();
const node = pinnedNode();
// Says which packages this machine lacks.
if (run('apps/server/src/testing/engines/check-engines.ts') !== 0) process.exit();
await ensureWebBuilt(node);
await ensureServerBuilt(node);
process.exit(
  Math.max(
    run('node_modules/vitest/vitest.mjs', 'run', 'apps/server/src/test/engines'),
    run('node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/engines.playwright.config.ts'),
  ),
);

function run(program, ...options) {
  const { status } = spawnSync(node, [join(root, program), ...options], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, REAL_ENGINES: 'on' },
  });
  return status ?? 1;
}
