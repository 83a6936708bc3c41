export { findingMessages } from './installation.messages.ts';
export {
  checkInstallation,
  getInstallationOverview,
  getInstallationStorage,
  listInstalledCompanies,
  resumeCompany,
  setCompanyPlan,
  stopCompany,
} from './installation.routes.ts';
export { type InstalledCompany } from './installation.schemas.ts';
export {
  type Finding,
  type FindingName,
  type FindingState,
  findingNames,
  findingStates,
  type InstallationOverview,
  type InstallationStorage,
  type StoredKind,
  storedKinds,
} from './overview.schemas.ts';
