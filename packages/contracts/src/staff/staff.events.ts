import * as z from 'zod/mini';
import { domainEvent } from '../domain-event.ts';

const member = { userId: z.number(), name: z.string() };

export const staffEvents = {
  'staff.invited': domainEvent(
    'A person was invited to the company, or mailed again',
    { ...member, role: z.optional(z.string()), again: z.optional(z.boolean()) },
    { audit: ['role', 'again'] },
  ),
  'staff.role_changed': domainEvent(
    'A member got another role',
    { ...member, from: z.string(), to: z.string() },
    { audit: ['from', 'to'], socket: 'staff-updated' },
  ),
  'staff.deleted': domainEvent('A member was removed', member, { audit: [], socket: 'staff-updated' }),
  'staff.added': domainEvent(
    'The list of members has a new one',
    { userId: z.number() },
    {
      socket: 'staff-updated',
    },
  ),
  'staff.joined': domainEvent(
    'An invited person joined',
    { userId: z.number() },
    {
      socket: 'staff-updated',
    },
  ),
} as const;
