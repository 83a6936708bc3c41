/** Texts of the answers of profile and password calls; those fixed by the specification are verbatim. */
export const profileMessages = {
  /** The specification's text says 2, but its minimum is 3, which this text names. */
  displayNameTooShort: 'Display name must be at least 3 characters',
  phoneInvalid: 'Please enter a valid phone number and select a country code',
  passwordSame: 'New password must be different from current password',
  passwordsDiffer: 'Passwords must match',
} as const;
