import * as z from 'zod/mini';
import { domainEvent } from '../domain-event.ts';

const member = { userId: z.number(), name: z.string() };

export const staffEvents = {
  'staff.invited': domainEvent(
    'A team member was invited, or the invitation was resent',
    { ...member, role: z.optional(z.string()), again: z.optional(z.boolean()) },
    { audit: ['role', 'again'] },
  ),
  'staff.role_changed': domainEvent(
    'A team member got another role',
    { ...member, from: z.string(), to: z.string() },
    { audit: ['from', 'to'], socket: 'staff-updated' },
  ),
  'staff.deleted': domainEvent('A team member was deleted', member, { audit: [], socket: 'staff-updated' }),
  'staff.added': domainEvent(
    'A team member was added',
    { userId: z.number() },
    {
      socket: 'staff-updated',
    },
  ),
  'staff.joined': domainEvent(
    'An invited team member joined',
    { userId: z.number() },
    {
      socket: 'staff-updated',
    },
  ),
} as const;
