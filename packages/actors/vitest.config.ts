import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'actors', include: ['src/**/*.test.ts'], testTimeout: 300_000, hookTimeout: 120_000 },
});
