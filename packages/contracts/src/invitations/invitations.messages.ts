export const invitationMessages = {
  noAddress: 'Enter at least one email address',
  tooManyAddresses: 'At most 200 addresses at once',
} as const;
