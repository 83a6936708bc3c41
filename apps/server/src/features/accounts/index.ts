export { createAccountServices } from './account-services.ts';
export { accountsRoutes } from './accounts.routes.ts';
export { sendVerificationMail, sweepAccounts } from './accounts.tasks.ts';
