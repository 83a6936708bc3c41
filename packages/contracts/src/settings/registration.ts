export const registrationModes = ['open', 'invite', 'closed'] as const;
/** Says who may create a company: anybody, people whom the master invites, or only the master. */
export type RegistrationMode = (typeof registrationModes)[number];
