import { listInstalledCompanies, resumeCompany, stopCompany } from '@nimble/contracts/installation';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import type { InstallationService } from './installation.service.ts';

export function installationRoutes(app: FastifyInstance, installation: InstallationService): void {
  handle(app, listInstalledCompanies, async ({ query }) => installation.list(query));
  handle(app, stopCompany, async ({ params }) => ({
    data: await installation.stop(params.id),
  }));
  handle(app, resumeCompany, async ({ params }) => ({
    data: await installation.resume(params.id),
  }));
}
