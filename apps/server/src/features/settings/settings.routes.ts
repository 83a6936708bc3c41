import { publicSettings } from '@nimble/contracts/settings';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';

export function settingsRoutes(app: FastifyInstance, config: { google: object | undefined }): void {
  const signInMethods: ('password' | 'google')[] =
    config.google === undefined ? ['password'] : ['password', 'google'];
  handle(app, publicSettings, async () => ({ data: { signInMethods } }));
}
