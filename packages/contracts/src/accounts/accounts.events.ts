import * as z from 'zod/mini';
import { domainEvent } from '../domain-event.ts';

const person = { userId: z.number() };

/** Events of a user's own account. */
export const accountEvents = {
  'account.registered': domainEvent('An account was made together with its company', person, { audit: [] }),
  'account.verified': domainEvent('A person confirmed their email address', person, { audit: [] }),
  'account.signed_in': domainEvent('A person signed in', person, { audit: [] }),
  'account.signed_out': domainEvent(
    'A person signed out, here or elsewhere',
    { ...person, places: z.optional(z.string()) },
    { audit: ['places'] },
  ),
  'account.profile_changed': domainEvent(
    'A person changed their profile',
    { ...person, fields: z.string() },
    { audit: ['fields'] },
  ),
  'account.password_changed': domainEvent('A person changed their password', person, { audit: [] }),
  'account.password_reset': domainEvent('A person set a new password by a mailed link', person, {
    audit: [],
  }),
  'account.two_factor_enabled': domainEvent('A person turned the second factor on', person, { audit: [] }),
  'account.two_factor_disabled': domainEvent('A person turned the second factor off', person, { audit: [] }),
} as const;
