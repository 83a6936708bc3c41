import { defineConfig } from 'vitest/config';

export default defineConfig({
  // A busy machine renders slowly; a hanging test is found all the same.
  test: {
    name: 'web',
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    passWithNoTests: true,
    setupFiles: ['src/testing/plain-toasts.ts'],
    testTimeout: 60_000,
  },
});
