import { test as base } from '@playwright/test';
import { NimbleServer } from './nimble-server.ts';

/**
 * A start costs about as much as a test: one server for all files of a worker that need no settings of their own. Each
 * test creates its own company in it, and reads no email to an address of another file.
 */
export const test = base.extend<{ serverLog: undefined }, { sharedServer: NimbleServer }>({
  sharedServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs out of it
    async ({}, use) => {
      // Each call is logged: what a failed test asked, and how it was answered.
      const settings = { RATE_LIMITS: 'off', WEBHOOK_ALLOWED_HOSTS: '127.0.0.1', LOG_LEVEL: 'info' };
      const server = await NimbleServer.start(async () => settings);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 * Number(process.env['E2E_SLOWNESS'] ?? 1) },
  ],
  /** Keeps what the server logged during a test that failed. */
  serverLog: [
    async ({ sharedServer }, use, info) => {
      const before = sharedServer.log.length;
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      const body = sharedServer.log.slice(before);
      await info.attach('server-log', { body, contentType: 'text/plain' });
    },
    { auto: true },
  ],
});
