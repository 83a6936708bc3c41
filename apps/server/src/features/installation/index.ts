export { installationRoutes } from './installation.routes.ts';
export { createInstallationService } from './installation.service.ts';
