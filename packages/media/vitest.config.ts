import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'media', include: ['src/**/*.test.ts'], passWithNoTests: true, testTimeout: 120_000 },
});
