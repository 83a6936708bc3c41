import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// By this and not by `maxWorkers`, which projects do not take from here: each would run on one core less than there are.
process.env['VITEST_MAX_WORKERS'] ??= '2';
// Tests start hundreds of processes of Node, and half of what a start costs is compiling. `npm start` does the same.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

export default defineConfig({
  test: {
    projects: [
      'packages/actors',
      'packages/confined',
      'packages/contracts',
      'packages/faces',
      'packages/media',
      'packages/speech',
      'apps/server',
      'apps/web',
      'scripts',
    ],
  },
});
