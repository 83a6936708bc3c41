import { defineConfig } from 'vitest/config';
import { messages } from './build/messages.ts';

export default defineConfig({
  plugins: [messages()],
  // A busy machine renders slowly; a hanging test is found all the same.
  test: {
    name: 'web',
    // A context for each file instead of a process: a third of the processor's time for 140 files.
    pool: 'vmThreads',
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    passWithNoTests: true,
    setupFiles: ['src/testing/page-globals.ts', 'src/testing/plain-toasts.ts'],
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 60_000,
  },
});
