import { publicSettings } from '@nimble/contracts/settings';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';

export function settingsRoutes(app: FastifyInstance): void {
  handle(app, publicSettings, async () => ({ data: { signInMethods: ['password' as const] } }));
}
