import { textOf } from '@nimble/contracts';
import { accountMessages, registerCompany } from '@nimble/contracts/accounts';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../../platform/http/index.ts';
import type { AccountServices } from '../account-services.ts';

export function companySetupRoutes(
  app: FastifyInstance,
  { accounts, companySetup }: Pick<AccountServices, 'accounts' | 'companySetup'>,
): void {
  handle(app, registerCompany, async ({ principal, body, request }) => {
    await companySetup.setUp(principal, body.company, request.ip);
    return { message: textOf(accountMessages.companyRegistered), user: await accounts.one(principal.userId) };
  });
}
