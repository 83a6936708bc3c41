import { textOf } from '@nimble/contracts';
import { accountMessages, openMasterSetup, setUpMaster } from '@nimble/contracts/accounts';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../../platform/http/index.ts';
import type { MasterSetupService } from './master-setup.service.ts';

export function masterSetupRoutes(app: FastifyInstance, masterSetup: MasterSetupService): void {
  handle(app, openMasterSetup, async ({ body }) => ({ data: await masterSetup.open(body.token) }));
  handle(app, setUpMaster, async ({ body }) => {
    await masterSetup.setUp(body);
    return { message: textOf(accountMessages.masterCreated) };
  });
}
