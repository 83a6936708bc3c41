import * as z from 'zod/mini';
import { idField, text } from '../fields.ts';
import { jobMessages } from './jobs.messages.ts';

const note = z.nullable(text(200));

/**
 * Optional values for a new job besides its own fields. Decision 014 says why company and branding are read from the
 * company and not from here, and why the two switches cannot be on.
 */
export const jobOrigin = z.object({
  /** The template it is made from; one of another company is answered as null later. */
  template: z.nullable(idField),
  /** A name, or an id. */
  company: z.nullable(z.union([z.number(), text(200)], jobMessages.companyInvalid)),
  branding: z.nullable(
    z.partial(
      z.object({
        companyName: note,
        primaryColor: note,
        secondaryColor: note,
        accentColor: note,
        website: note,
      }),
    ),
  ),
  isPublic: z.literal(false, jobMessages.noPublicList),
  allowAnonymous: z.literal(false, jobMessages.noAnonymous),
});
