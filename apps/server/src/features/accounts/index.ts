export { createAccountServices } from './account-services.ts';
export { deleteUser, findNamesOfUsers, insertUser, setRole } from './accounts.repository.ts';
export { accountsRoutes } from './accounts.routes.ts';
export {
  sendCompanyInvitation,
  sendEmailChangedNotice,
  sendEmailConfirmation,
  sendInvitationMail,
  sendPasswordResetMail,
  sendVerificationMail,
  sweepAccounts,
} from './accounts.tasks.ts';
export { hashPassword } from './password/passwords.ts';
export {
  endSessionsOfDeleted,
  refreshSessionsOfCompany,
  refreshSessionsOfRole,
  refreshSessionsOfUser,
} from './sessions/sessions.repository.ts';
export { pauseAccess, resumeAccess } from './sign-in/access-pauses.ts';
