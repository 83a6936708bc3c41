import type { Answer } from '@nimble/contracts/calls';
import type { publicSettings } from '@nimble/contracts/settings';

/** Of a server without a mail server: decisions ask about no email. */
export const somePublicSettings: Answer<typeof publicSettings> = {
  data: { signInMethods: ['password'], registration: 'open', mails: 'outbox' },
};
