export { checkAddress, checkDatabase, checkPlans, checkSecret } from './checks/check-settings.ts';
export { runChecks } from './checks/finding.ts';
export { webChecks, workerChecks } from './checks/process-checks.ts';
export { installationRoutes } from './installation.routes.ts';
export { createInstallationService } from './installation.service.ts';
export { countStorage } from './installation.tasks.ts';
export { insertBackup } from './overview.repository.ts';
export { createOverviewService } from './overview.service.ts';
export { reportProcess } from './report-process.ts';
