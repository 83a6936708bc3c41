import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'stripped-types', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
