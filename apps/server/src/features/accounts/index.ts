export { pauseAccess, resumeAccess } from './access-pauses.ts';
export { createAccountServices } from './account-services.ts';
export { accountsRoutes } from './accounts.routes.ts';
export { insertUser } from './accounts.repository.ts';
export {
  sendCompanyInvitation,
  sendInvitationMail,
  sendPasswordResetMail,
  sendVerificationMail,
  sweepAccounts,
} from './accounts.tasks.ts';
export { hashPassword } from './passwords.ts';
export { endSessions, refreshSessionsOfCompany, refreshSessionsOfRole } from './sessions.repository.ts';
