export const registrationModes = ['open', 'invite', 'closed'] as const;
/** Who may make a company: anybody, whom the master invites, or nobody but the master. */
export type RegistrationMode = (typeof registrationModes)[number];
