/** What the calls about one's own profile and password answer, as the screens read it (spec 2 §5). */
export const profileMessages = {
  /** The minimum is 3, and the text says so (design §7). */
  displayNameTooShort: 'Display name must be at least 3 characters',
  phoneInvalid: 'Please enter a valid phone number and select a country code',
  passwordSame: 'New password must be different from current password',
  passwordsDiffer: 'Passwords must match',
} as const;
