import * as z from 'zod/mini';
import { timestampField, trimmedText } from '../fields.ts';
import { permissionsProblem } from './permission-rules.ts';
import { type Permissions, resources } from './permissions.ts';

/** Maximum of a company's own roles; few enough for a form to offer all of them. */
export const mostRoles = 100;

/** Letters of every language, digits, spaces, hyphens and underscores. */
export const roleTitleField = trimmedText({
  required: 'Role title is required',
  shortest: 3,
  tooShort: 'Role title must be at least 3 characters long',
  longest: 50,
  tooLong: 'Role title must be less than 50 characters',
}).check(
  z.regex(
    /^[\p{L}\p{M}\p{N} _-]*$/u,
    'Role title can only contain letters, numbers, spaces, hyphens, and underscores',
  ),
);

export const roleDescriptionField = trimmedText({
  required: 'Role description is required',
  shortest: 10,
  tooShort: 'Role description must be at least 10 characters long',
  longest: 500,
  tooLong: 'Role description must be less than 500 characters',
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
