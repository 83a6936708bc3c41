import * as z from 'zod/mini';
import { domainEvent } from '../domain-event.ts';

const token = { tokenId: z.number(), name: z.string() };

export const apiTokenEvents = {
  'api_token.created': domainEvent(
    'A person created an API token',
    { ...token, permissions: z.string(), days: z.number() },
    { audit: ['permissions', 'days'] },
  ),
  'api_token.revoked': domainEvent('A person revoked an API token', token, { audit: [] }),
} as const;
