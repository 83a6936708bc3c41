import {
  accountMessages,
  currentUser,
  login,
  register,
  sendVerification,
  signOut,
  updateUser,
  verifyAccount,
} from '@nimble/contracts/accounts';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import type { AccountsService } from './accounts.service.ts';

export function accountsRoutes(app: FastifyInstance, accounts: AccountsService): void {
  handle(app, login, async ({ body }) => accounts.login(body));
  handle(app, register, async ({ body }) => {
    await accounts.register(body);
    return { message: accountMessages.registered };
  });
  handle(app, verifyAccount, async ({ body }) => {
    await accounts.verify(body.verificationCode);
    return { message: accountMessages.verified };
  });
  handle(app, sendVerification, async ({ body }) => {
    await accounts.resendVerification(body.email);
    return { message: accountMessages.verificationSent };
  });
  handle(app, signOut, async ({ principal }) => {
    await accounts.signOut(principal.sessionId);
    return { message: accountMessages.signedOut };
  });
  handle(app, currentUser, async ({ principal }) => accounts.one(principal.userId));
  handle(app, updateUser, async ({ principal, params, body }) =>
    accounts.changeTheme(principal.userId, params.id, body.theme),
  );
}
