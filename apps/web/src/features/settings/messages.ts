import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('settings', english);

/** Texts of the settings; those fixed by the specification are verbatim. */
export const settingsMessages = texts.settings;

export const avatarMessages = texts.avatar;

/** The account's email address. */
export const emailMessages = texts.email;

export const profileFormMessages = texts.profileForm;

export const passwordMessages = texts.password;

export const twoFactorMessages = texts.twoFactor;

export const sessionMessages = texts.session;

export const appearanceMessages = texts.appearance;

export const notificationMailMessages = texts.notificationMail;

export const brandingMessages = texts.branding;

/** Refusals of a picture before it is uploaded. */
export const pictureMessages = texts.pictures;

export const logoMessages = texts.logo;
