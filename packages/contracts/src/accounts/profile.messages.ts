/** What the calls about one's own profile and password answer, as the screens read it (spec 2 §5). */
export const profileMessages = {
  /** The minimum is 3, and the text says so (design §7). */
  displayNameTooShort: 'Display name must be at least 3 characters',
  phoneInvalid: 'Please enter a valid phone number and select a country code',
  /** The screen marks the current password for a text that holds the word "password" (spec 2 §8). */
  passwordWrong: 'The current password is not right',
  passwordSame: 'New password must be different from current password',
  passwordsDiffer: 'Passwords must match',
  noPassword: 'This account signs in with Google and has no password',
  avatarUnknown: 'This picture is not there any more',
} as const;
