import { textOf } from '@nimble/contracts';
import {
  accountMessages,
  currentUser,
  login,
  register,
  sendVerification,
  signInByLink,
  verifyAccount,
} from '@nimble/contracts/accounts';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import type { AccountServices } from './account-services.ts';
import { googleSignInRoutes } from './google/google-sign-in.routes.ts';
import { passwordResetRoutes } from './password/password-reset.routes.ts';
import { ownEmailRoutes } from './profile/own-email.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { companyInvitationsRoutes } from './registration/company-invitations.routes.ts';
import { deviceOf } from './sessions/device.ts';
import { sessionsRoutes } from './sessions/sessions.routes.ts';
import { companySetupRoutes } from './set-up/company-setup.routes.ts';
import { masterSetupRoutes } from './set-up/master-setup.routes.ts';
import { twoFactorRoutes } from './two-factor/two-factor.routes.ts';

/** Every route of this feature. */
export function accountsRoutes(
  app: FastifyInstance,
  services: AccountServices & { config: { secret: string; publicUrl: string } },
): void {
  const { accounts, signInLinks } = services;
  companyInvitationsRoutes(app, services.companyInvitations);
  companySetupRoutes(app, services);
  googleSignInRoutes(app, services);
  masterSetupRoutes(app, services.masterSetup);
  ownEmailRoutes(app, services.ownEmail);
  passwordResetRoutes(app, services.passwordReset);
  profileRoutes(app, services.profile);
  sessionsRoutes(app, services.sessions);
  twoFactorRoutes(app, services);
  handle(app, login, async ({ body, request }) => accounts.login(body, deviceOf(request)));
  handle(app, register, async ({ body, request }) => {
    const { confirmed } = await accounts.register(body, request.ip);
    const message = confirmed
      ? textOf(accountMessages.registeredByInvitation)
      : textOf(accountMessages.registered);
    return { message, confirmed };
  });
  handle(app, verifyAccount, async ({ body, request }) => {
    await accounts.verify(body.verificationCode, request.ip);
    return { message: textOf(accountMessages.verified) };
  });
  handle(app, sendVerification, async ({ body }) => {
    await accounts.resendVerification(body.email);
    return { message: textOf(accountMessages.verificationSent) };
  });
  handle(app, signInByLink, ({ body, request }) => signInLinks.enter(body.code, deviceOf(request)));
  handle(app, currentUser, async ({ principal }) => accounts.one(principal.userId));
}
