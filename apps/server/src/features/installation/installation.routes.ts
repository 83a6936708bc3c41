import {
  checkInstallation,
  getInstallationOverview,
  getInstallationStorage,
  listInstalledCompanies,
  resumeCompany,
  setCompanyPlan,
  stopCompany,
} from '@nimble/contracts/installation';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import type { InstallationService } from './installation.service.ts';
import type { OverviewService } from './overview.service.ts';

type Services = { installation: InstallationService; installationOverview: OverviewService };

export function installationRoutes(
  app: FastifyInstance,
  { installation, installationOverview }: Services,
): void {
  handle(app, getInstallationOverview, async () => ({ data: await installationOverview.overview() }));
  handle(app, checkInstallation, async () => ({ data: await installationOverview.check() }));
  handle(app, getInstallationStorage, async () => ({ data: await installationOverview.storage() }));
  handle(app, listInstalledCompanies, async ({ query }) => installation.list(query));
  handle(app, stopCompany, async ({ params }) => ({
    data: await installation.stop(params.id),
  }));
  handle(app, resumeCompany, async ({ params }) => ({
    data: await installation.resume(params.id),
  }));
  handle(app, setCompanyPlan, async ({ params, body }) => ({
    data: await installation.setPlan(params.id, body.data),
  }));
}
