export { installationMessages } from './installation.messages.ts';
export { listInstalledCompanies, resumeCompany, stopCompany } from './installation.routes.ts';
export { type InstalledCompany } from './installation.schemas.ts';
