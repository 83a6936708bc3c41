import { googleCallback, type User } from '@nimble/contracts/accounts';
import type { RegistrationMode } from '@nimble/contracts/settings';
import type { Database, Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import type { FreshCache } from '../../platform/fresh-cache.ts';
import type { SignedIn } from '../../platform/http/index.ts';
import type { Sealing } from '../../platform/sealing.ts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import { presentUser } from './accounts.presenter.ts';
import { findUser as findUserRow } from './accounts.repository.ts';
import { createAccountsService } from './accounts.service.ts';
import { createGoogleIssuer, type GoogleSettings } from './google/google-issuer.ts';
import { createGoogleSignInService } from './google/google-sign-in.service.ts';
import { createPasswordResetService, type WhoInvited } from './password/password-reset.service.ts';
import { createEmailChangesService } from './profile/email-changes.service.ts';
import { createOwnEmailService } from './profile/own-email.service.ts';
import { createProfileService } from './profile/profile.service.ts';
import { createCompanyInvitationsService } from './registration/company-invitations.service.ts';
import { createSessionsService } from './sessions/sessions.service.ts';
import { createCompanySetupService } from './set-up/company-setup.service.ts';
import { createMasterSetupService } from './set-up/master-setup.service.ts';
import { createSignInService } from './sign-in/sign-in.service.ts';
import { createSignInLinksService } from './sign-in/sign-in-links.service.ts';
import { createTwoFactorService } from './two-factor/two-factor.service.ts';

type Dependencies = {
  config: {
    google: GoogleSettings | undefined;
    masterEmail: string;
    publicUrl: string;
    secret: string;
    registration: RegistrationMode;
    planEnforcement: 'on' | 'off';
  };
  database: Database;
  tokens: SignedTokens;
  sealing: Sealing;
  openSessions: FreshCache<SignedIn | undefined>;
  whoInvited: WhoInvited;
};

/** Composes the services of this feature. */
export function createAccountServices(dependencies: Dependencies) {
  const { config, database, tokens, sealing, openSessions, whoInvited } = dependencies;
  /** @throws RequestError unauthorized for a deleted user. */
  async function findUser(userId: number, transaction?: Transaction): Promise<User> {
    const row = await findUserRow(transaction ?? database, userId);
    if (row === undefined) throw new RequestError('request.unauthorized');
    return presentUser(row, tokens);
  }
  const sessions = createSessionsService({ database, tokens, openSessions });
  const issuer =
    config.google && createGoogleIssuer(config.google, `${config.publicUrl}${googleCallback.url}`);
  const signIn = createSignInService({ database, sealing, sessions, findUser });
  return {
    accounts: createAccountsService({ database, signIn, findUser, config }),
    companySetup: createCompanySetupService({ database, sessions, config }),
    companyInvitations: createCompanyInvitationsService({ database, config }),
    emailChanges: createEmailChangesService({ database }),
    google: createGoogleSignInService({ database, issuer, signIn, config }),
    masterSetup: createMasterSetupService({ database, config }),
    ownEmail: createOwnEmailService({ database, sessions }),
    passwordReset: createPasswordResetService({ database, sessions, whoInvited }),
    profile: createProfileService({ database, sessions, findUser }),
    sessions,
    signIn,
    signInLinks: createSignInLinksService({ database, signIn, config }),
    twoFactor: createTwoFactorService({ database, sealing }),
  };
}
export type AccountServices = ReturnType<typeof createAccountServices>;
