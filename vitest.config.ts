import { defineConfig } from 'vitest/config';

// Instead of `maxWorkers`, which projects do not inherit. Three on two cores: while one waits for a killed process, a
// mail or the clock, two others work.
process.env['VITEST_MAX_WORKERS'] ??= '3';

export default defineConfig({
  test: {
    projects: [
      'packages/actors',
      'packages/bundle',
      'packages/client',
      'packages/confined',
      'packages/contracts',
      'packages/faces',
      'packages/fonts',
      'packages/media',
      'packages/speech',
      'apps/server',
      'apps/web',
      'scripts',
    ],
  },
});
