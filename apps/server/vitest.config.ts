import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    // Loading the server costs a file more than most of its tests: the files of a worker share it.
    isolate: false,
    globalSetup: 'src/testing/servers/start-database.ts',
    // A busy machine is slow; what waits for something that happens still ends before its test.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 60_000,
    // Writing the rows of a large company takes minutes beside other work.
    hookTimeout: 300_000,
  },
});
