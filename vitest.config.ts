import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/actors',
      'packages/contracts',
      'packages/faces',
      'packages/media',
      'packages/speech',
      'apps/server',
      'apps/web',
      'scripts',
    ],
    maxWorkers: 2,
  },
});
