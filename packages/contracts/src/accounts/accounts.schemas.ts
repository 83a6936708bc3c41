import * as z from 'zod/mini';
import { company, companyNameField } from '../companies/companies.schemas.ts';
import { fieldMessages } from '../fields.messages.ts';
import { emailField, nameField, text, timestampField } from '../fields.ts';
import { insightsLevel } from '../insights/insights.schemas.ts';
import { languageField } from '../languages.schemas.ts';
import { type Permissions } from '../roles/permissions.ts';
import { accountMessages as messages } from './accounts.messages.ts';

/** argon2 hashes any length; the bound keeps a hostile body from costing time. */
const longestPassword = 200;

export const usernameField = nameField({
  required: messages.usernameRequired,
  shortest: 3,
  tooShort: messages.usernameTooShort,
  longest: 50,
  tooLong: messages.usernameTooLong,
});

/** At least 6 characters, one uppercase letter and one digit, when registering. */
export const newPasswordField = text(longestPassword, undefined, messages.passwordRequired).check(
  z.minLength(1, { ...messages.passwordRequired, abort: true }),
  z.minLength(6, messages.passwordTooShort),
  z.regex(/[A-Z]/, messages.passwordWithoutCapital),
  z.regex(/[0-9]/, messages.passwordWithoutDigit),
);

export const loginBody = z.object({
  /** Email address or username. */
  identifier: text(254, undefined, fieldMessages.emailRequired).check(
    z.trim(),
    z.minLength(1, fieldMessages.emailRequired),
  ),
  password: text(longestPassword, undefined, messages.passwordRequired).check(
    z.minLength(1, messages.passwordRequired),
  ),
});

export const registerBody = z.object({
  company: companyNameField,
  username: usernameField,
  email: emailField,
  password: newPasswordField,
  /** Content of the link in a master's invitation. */
  invitation: z.optional(text(200)),
});

/** The signed-in user with everything the shell needs to decide what to show. */
export const user = z.object({
  id: z.number(),
  username: z.string(),
  /** Shown in place of the username. */
  displayName: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  position: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  /** '+{code} {10 digits}'. */
  phone: z.nullable(z.string()),
  location: z.nullable(z.string()),
  website: z.nullable(z.string()),
  /** `url` is signed and expires. */
  avatar: z.nullable(z.object({ id: z.number(), url: z.string() })),
  email: z.string(),
  confirmed: z.boolean(),
  provider: z.enum(['local', 'google']),
  /** A Google account signs in, too, or alone. One beside a password ends when the address changes. */
  googleLinked: z.boolean(),
  theme: z.enum(['light', 'dark']),
  /** Of pages and emails; null until the user has chosen one, then pages follow the browser. */
  language: z.nullable(languageField),
  role: z.object({ id: z.number(), name: z.string(), description: z.string() }),
  /** With what it uses of insights, so that pages leave out columns and cards of what it does not. */
  company: z.nullable(z.extend(company, { insightsLevel, videoNeverRequired: z.boolean() })),
  permissions: z.custom<Permissions>((value) => typeof value === 'object' && value !== null),
  createdAt: timestampField,
  /** The last change of the profile, the password or the role. */
  updatedAt: timestampField,
});
export type User = z.infer<typeof user>;

export const signedIn = z.object({ user, jwt: z.string() });

/** The password was right, and a code is still required. `expiresAt`: ISO 8601, UTC. */
export const codeWanted = z.object({
  twoFactor: z.object({ challenge: z.string(), expiresAt: timestampField }),
});
