import { test as base } from '@playwright/test';
import { NimbleServer } from './nimble-server.ts';

/**
 * A start costs about as much as a test: one server for all files of a worker that need no settings of their own. Each
 * test creates its own company in it, and reads no email to an address of another file.
 */
export const test = base.extend<object, { sharedServer: NimbleServer }>({
  sharedServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs out of it
    async ({}, use) => {
      const settings = { RATE_LIMITS: 'off', WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' };
      const server = await NimbleServer.start(async () => settings);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 * Number(process.env['E2E_SLOWNESS'] ?? 1) },
  ],
});
