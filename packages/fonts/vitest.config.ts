import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'fonts', include: ['src/**/*.test.ts'] },
});
