import * as z from 'zod/mini';
import { accountMessages } from '../accounts/accounts.messages.ts';
import { usernameField } from '../accounts/accounts.schemas.ts';
import { emailField, idField, text, timestampField } from '../fields.ts';
import { pageQuery } from '../pagination.ts';

const longestPassword = 200;

/** At least 6 characters. */
export const invitedPasswordField = text(longestPassword).check(
  z.minLength(6, accountMessages.passwordTooShort),
);

/**
 * With a password the person confirms the address by an email and signs in with it; without one the email leads to
 * choosing a password.
 */
export const inviteBody = z.object({
  username: usernameField,
  email: emailField,
  password: z.optional(invitedPasswordField),
  role: idField,
});
export type Invitation = z.infer<typeof inviteBody>;

/** `role` is the id of a role; `search` matches names and addresses. */
export const staffQuery = z.extend(pageQuery, { role: z.optional(idField) });
export type StaffQuery = z.infer<typeof staffQuery>;

export const staffUser = z.object({
  id: z.number(),
  username: z.string(),
  displayName: z.nullable(z.string()),
  avatar: z.nullable(z.object({ id: z.number(), url: z.string() })),
  email: z.string(),
  role: z.object({ id: z.number(), name: z.string(), description: z.string() }),
  /** Invited until the address is confirmed. */
  status: z.enum(['active', 'invited']),
  /** The plan has no room for the user, who cannot sign in until it has. */
  isPaused: z.boolean(),
  createdAt: timestampField,
  updatedAt: timestampField,
});
export type StaffUser = z.infer<typeof staffUser>;
