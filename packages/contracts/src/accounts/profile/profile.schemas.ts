import * as z from 'zod/mini';
import { fieldMessages } from '../../fields.messages.ts';
import { idField, nameField, nameText, text, websiteField } from '../../fields.ts';
import { languageField } from '../../languages.schemas.ts';
import type { Message } from '../../message.ts';
import { accountMessages } from '../accounts.messages.ts';
import { newPasswordField, usernameField } from '../accounts.schemas.ts';
import { profileMessages as messages } from './profile.messages.ts';

/** Maximum lengths of a profile's texts, in characters. */
export const profileLimits = {
  displayName: 50,
  name: 50,
  bio: 500,
  location: 100,
  website: 200,
  position: 100,
};

/** As it is stored: '+{code} {10 digits}'. */
const storedPhone = /^\+[1-9]\d{0,2} \d{10}$/;

export const displayNameField = nameField({
  required: messages.displayNameRequired,
  shortest: 3,
  tooShort: messages.displayNameTooShort,
  longest: profileLimits.displayName,
  tooLong: messages.displayNameTooLong,
});

/** Empty is valid. */
export const phoneField = z.string().check(
  z.maxLength(20, messages.phoneInvalid),
  z.refine((value) => value === '' || storedPhone.test(value), messages.phoneInvalid),
);

export const bioField = text(profileLimits.bio, messages.bioTooLong).check(z.trim());
export const locationField = text(profileLimits.location, messages.locationTooLong).check(z.trim());

/** Fields that are present change; an empty text clears a field. */
export const profileChanges = z
  .object({
    displayName: z.optional(displayNameField),
    username: z.optional(usernameField),
    firstName: z.optional(nameText(profileLimits.name, messages.firstNameTooLong)),
    lastName: z.optional(nameText(profileLimits.name, messages.lastNameTooLong)),
    position: z.optional(nameText(profileLimits.position, messages.positionTooLong)),
    bio: z.optional(bioField),
    phone: z.optional(phoneField),
    location: z.optional(locationField),
    website: z.optional(websiteField),
    /** The id of an image that the user uploaded; null removes the picture. */
    avatar: z.optional(z.nullable(idField)),
    theme: z.optional(z.enum(['light', 'dark'])),
    language: z.optional(languageField),
    /** The user's own company's id or name, as a whole record may be sent back; another one is refused. */
    company: z.optional(z.nullable(z.union([idField, text(100)]))),
  })
  .check(z.refine((changes) => Object.keys(changes).length > 0, fieldMessages.nothingToChange));
export type ProfileChanges = z.infer<typeof profileChanges>;

/** An existing password, to be compared. argon2 takes any length; the limit stops hostile bodies. */
export function passwordField(required: Message) {
  return text(200).check(z.minLength(1, required));
}

/** At least 6 characters, one uppercase letter and one digit, and not the current password. */
export const passwordChange = z
  .object({
    currentPassword: passwordField(messages.currentPasswordRequired),
    password: newPasswordField,
    passwordConfirmation: text(200).check(z.minLength(1, accountMessages.confirmPasswordRequired)),
  })
  .check(
    z.refine((value) => value.password !== value.currentPassword, {
      path: ['password'],
      ...messages.passwordSame,
      when: areGiven('currentPassword', 'password'),
    }),
    z.refine((value) => value.password === value.passwordConfirmation, {
      path: ['passwordConfirmation'],
      ...accountMessages.passwordsDiffer,
      when: areGiven('password', 'passwordConfirmation'),
    }),
  );
export type PasswordChange = z.infer<typeof passwordChange>;

/**
 * The two rules that compare fields run as soon as both of their fields are filled in, whatever the other fields hold.
 */
function areGiven(...names: string[]) {
  return ({ value }: { value: unknown }): boolean =>
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof Reflect.get(value, name) === 'string' && Reflect.get(value, name) !== '');
}
