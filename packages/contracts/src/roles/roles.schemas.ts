import * as z from 'zod/mini';
import { timestampField, trimmedText } from '../fields.ts';
import { permissionsProblem } from './permission-rules.ts';
import { type Permissions, resources } from './permissions.ts';
import { roleMessages as messages } from './roles.messages.ts';

/** Maximum of a company's own roles; few enough for a form to offer all of them. */
export const mostRoles = 100;

/** Letters of every language, digits, spaces, hyphens and underscores. */
export const roleTitleField = trimmedText({
  required: messages.titleRequired,
  shortest: 3,
  tooShort: messages.titleTooShort,
  longest: 50,
  tooLong: messages.titleTooLong,
}).check(z.regex(/^[\p{L}\p{M}\p{N} _-]*$/u, messages.titleInvalid));

export const longestRoleDescription = 500;
export const roleDescriptionField = trimmedText({
  required: messages.descriptionRequired,
  shortest: 10,
  tooShort: messages.descriptionTooShort,
  longest: longestRoleDescription,
  tooLong: messages.descriptionTooLong,
});

const flags = z.strictObject({
  view: z.optional(z.boolean()),
  create: z.optional(z.boolean()),
  update: z.optional(z.boolean()),
  delete: z.optional(z.boolean()),
});

/** Flags per module, in a state that the form can reach. */
const permissionsField = z.pipe(
  z.partialRecord(z.enum(resources), flags),
  z.transform((given, context): Permissions => {
    const permissions = given as Permissions;
    const problem = permissionsProblem(permissions);
    if (problem !== undefined) context.issues.push({ code: 'custom', message: problem, input: given });
    return permissions;
  }),
);

/** Sent by the form. Its `type` is the title in lower case, which the server computes itself. */
export const roleInput = z.object({
  name: roleTitleField,
  description: roleDescriptionField,
  predefinedPermissions: permissionsField,
});
export type RoleInput = z.infer<typeof roleInput>;

export const permissionsAnswer = z.custom<Permissions>(
  (value) => typeof value === 'object' && value !== null,
);

export const role = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  /** The title in lower case. */
  type: z.string(),
  /** A built-in role, which cannot be changed or deleted. */
  builtIn: z.boolean(),
  permissions: permissionsAnswer,
  /** Users of the company with this role, including invited ones. */
  userCount: z.number(),
  createdAt: timestampField,
});
export type Role = z.infer<typeof role>;
