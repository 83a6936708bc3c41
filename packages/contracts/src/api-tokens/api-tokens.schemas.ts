import * as z from 'zod/mini';
import { fieldMessages } from '../fields.messages.ts';
import { nameField, timestampField } from '../fields.ts';
import { textOf } from '../message.ts';
import { actions, isAllowed, type Permissions, resources } from '../roles/permissions.ts';
import { permissionsAnswer } from '../roles/roles.schemas.ts';
import { permissionsThroughToken } from './api-token-permissions.ts';
import { apiTokenMessages as messages } from './api-tokens.messages.ts';

/** The prefix of every API token: it distinguishes one from a session token, and secret scanners find it. */
export const apiTokenPrefix = 'nim_';
/** Maximum of usable tokens in one company. */
export const mostApiTokens = 50;
/** Possible lifetimes of a token, days. */
export const apiTokenDays = [7, 30, 90, 365] as const;
export type ApiTokenDays = (typeof apiTokenDays)[number];

export const apiTokenNameField = nameField({
  required: messages.nameMissing,
  shortest: 1,
  tooShort: messages.nameMissing,
  longest: 60,
  tooLong: fieldMessages.tooLong,
});

const flags = z.strictObject({
  view: z.optional(z.boolean()),
  create: z.optional(z.boolean()),
  update: z.optional(z.boolean()),
  delete: z.optional(z.boolean()),
});

/** Flags per module; none of those reserved for people. */
const permissionsField = z.pipe(
  z.partialRecord(z.enum(resources), flags),
  z.transform((given, context): Permissions => {
    const wanted = given as Permissions;
    const permissions = permissionsThroughToken(wanted, wanted);
    const refused = permissionsWithout(wanted, permissions).join(', ');
    if (refused !== '')
      context.issues.push({
        code: 'custom',
        message: textOf(messages.notForTokens, { refused }),
        input: given,
      });
    return permissions;
  }),
);

/** The names of those among `wanted` that are not `held`, as the API document writes them. */
function permissionsWithout(wanted: Permissions, held: Permissions): string[] {
  return resources.flatMap((resource) =>
    actions
      .filter((action) => isAllowed(wanted, resource, action) && !isAllowed(held, resource, action))
      .map((action) => `${resource}:${action}`),
  );
}

export const newApiToken = z.object({
  name: apiTokenNameField,
  permissions: permissionsField,
  days: z.literal(apiTokenDays),
});
export type NewApiToken = z.infer<typeof newApiToken>;

export const apiToken = z.object({
  id: z.number(),
  name: z.string(),
  /** Its first characters, by which its owner recognizes it. */
  start: z.string(),
  /** Its own permissions. It never does more than its maker may do at the time of a call. */
  permissions: permissionsAnswer,
  /** `ownerless`: its maker is not in the company any more. Only an `active` one can be used. */
  state: z.enum(['active', 'expired', 'revoked', 'ownerless']),
  createdBy: z.string(),
  createdAt: timestampField,
  expiresAt: timestampField,
  /** Exact to a minute; null for never. */
  lastUsedAt: z.nullable(timestampField),
});
export type ApiToken = z.infer<typeof apiToken>;

/** `secret` is shown this once and not stored. */
export const createdApiToken = z.object({ token: apiToken, secret: z.string() });
export type CreatedApiToken = z.infer<typeof createdApiToken>;
