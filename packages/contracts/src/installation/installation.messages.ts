export const installationMessages = {
  companyNotFound: 'Company not found',
  /** To the people of a stopped company, for everything but reading. */
  stopped:
    'The people who run this server have stopped your company. You can read everything, and nothing can be changed or sent.',
} as const;
