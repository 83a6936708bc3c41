export { accountsRoutes } from './accounts.routes.ts';
export { createAccountsService } from './accounts.service.ts';
export { sendVerificationMail, sweepAccounts } from './accounts.tasks.ts';
