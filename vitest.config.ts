import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Instead of `maxWorkers`, which projects do not inherit. Three on two cores: while one waits for a killed process, a mail or
// the clock, two others work.
process.env['VITEST_MAX_WORKERS'] ??= '3';
// Tests start hundreds of Node processes, and half of a start's cost is compiling. `npm start` does the same.
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
