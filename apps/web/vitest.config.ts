import { defineConfig } from 'vitest/config';
import { messages } from './build/messages.ts';

export default defineConfig({
  plugins: [messages()],
  // A busy machine renders slowly; a hanging test is found all the same.
  test: {
    name: 'web',
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    passWithNoTests: true,
    setupFiles: ['src/testing/plain-toasts.ts'],
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 60_000,
  },
});
