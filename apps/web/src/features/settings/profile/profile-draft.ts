import {
  bioField,
  displayNameField,
  locationField,
  type ProfileChanges,
  type User,
} from '@nimble/contracts/accounts';
import * as z from 'zod/mini';
import { profileFormMessages as messages } from '../messages.ts';
import { typedWebsite } from '../web-address.ts';
import { checkPhone, type PhoneNumber, readPhone, storedPhone } from './phone-number.ts';

/** The values of the form: the contract's fields, and the phone in its two parts. */
export const profileDraft = z.object({
  displayName: displayNameField,
  bio: bioField,
  phone: z.object({ code: z.string(), digits: z.string() }).check(
    z.refine((phone) => checkPhone(phone) === undefined, {
      error: ({ input }) => checkPhone(input as PhoneNumber) ?? messages.phoneInvalid,
    }),
  ),
  location: locationField,
  website: typedWebsite,
});
export type ProfileDraft = z.infer<typeof profileDraft>;

const text = z.string();
const keptDraft = z.object({
  displayName: text,
  bio: text,
  phone: z.object({ code: text, digits: text }),
  location: text,
  website: text,
});

/** The stored input, valid or not; undefined without data of that shape. */
export function readKept(kept: unknown): ProfileDraft | undefined {
  return z.safeParse(keptDraft, kept).data;
}

export function draftOf(user: User): ProfileDraft {
  return {
    displayName: user.displayName ?? user.username,
    bio: user.bio ?? '',
    phone: readPhone(user.phone),
    location: user.location ?? '',
    website: user.website ?? '',
  };
}

export function changesOf({ phone, ...texts }: ProfileDraft): ProfileChanges {
  return { ...texts, phone: storedPhone(phone) };
}
