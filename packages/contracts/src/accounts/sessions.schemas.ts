import * as z from 'zod/mini';
import { timestampField } from '../fields.ts';

/** A session of a user. Browser and system are null where the user agent does not say what it is. */
export const openSession = z.object({
  id: z.string(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** Network address at sign-in. */
  address: z.nullable(z.string()),
  /** Exact to about ten minutes. */
  lastUsedAt: timestampField,
  createdAt: timestampField,
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;
