import * as z from 'zod/mini';
import { domainEvent } from '../domain-event.ts';

const role = { roleId: z.number(), name: z.string() };

export const roleEvents = {
  'role.created': domainEvent('A person created a role', role, { audit: [] }),
  'role.changed': domainEvent(
    'A person changed a role',
    { ...role, fields: z.string() },
    { audit: ['fields'] },
  ),
  'role.deleted': domainEvent('A person deleted a role', role, { audit: [] }),
} as const;
