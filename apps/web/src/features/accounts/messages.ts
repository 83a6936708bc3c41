import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('accounts', english);

/** Texts of the sign-in pages; those fixed by the specification are verbatim. */
export const signInMessages = texts.signIn;

export const loginMessages = texts.login;

export const twoFactorStepMessages = texts.twoFactorStep;

export const registerMessages = texts.register;

export const closedRegistrationMessages = texts.closedRegistration;

export const verificationMessages = texts.verification;

/** For a new email address. */
export const confirmEmailMessages = texts.confirmEmail;

export const passwordMessages = texts.password;

/** For invited colleagues. */
export const joinMessages = texts.join;

export const companySetupMessages = texts.companySetup;

export const masterSetupMessages = texts.masterSetup;

export const signInLinkMessages = texts.signInLink;

export const googleMessages = texts.google;
