import * as z from 'zod/mini';
import { domainEvent } from '../domain-event.ts';

const person = { userId: z.number() };

/** Events of a user's own account. */
export const accountEvents = {
  'account.registered': domainEvent('A person registered an account and a company', person, { audit: [] }),
  'account.verified': domainEvent('A person confirmed their email address', person, { audit: [] }),
  'account.signed_in': domainEvent('A person signed in', person, { audit: [] }),
  'account.signed_in_by_recovery_code': domainEvent('A person signed in with a recovery code', person, {
    audit: [],
  }),
  'account.google_linked': domainEvent('A person linked a Google account', person, { audit: [] }),
  'account.signed_out': domainEvent(
    'A person signed out, here or elsewhere',
    { ...person, places: z.optional(z.number()) },
    { audit: ['places'] },
  ),
  'account.profile_changed': domainEvent(
    'A person changed their profile',
    { ...person, fields: z.string() },
    { audit: ['fields'] },
  ),
  'account.email_confirmed': domainEvent('A person changed their email address', person, {
    audit: [],
    socket: 'staff-updated',
  }),
  'account.email_changed': domainEvent("The operator changed a person's email address", person, {
    audit: [],
    socket: 'staff-updated',
  }),
  'account.password_changed': domainEvent('A person changed their password', person, { audit: [] }),
  'account.password_set': domainEvent('A person set their first password with an emailed link', person, {
    audit: [],
  }),
  'account.password_reset': domainEvent('A person reset their password with an emailed link', person, {
    audit: [],
  }),
  'account.two_factor_enabled': domainEvent('A person turned on two-factor authentication', person, {
    audit: [],
  }),
  'account.two_factor_disabled': domainEvent('A person turned off two-factor authentication', person, {
    audit: [],
  }),
} as const;
