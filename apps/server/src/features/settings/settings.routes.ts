import { publicSettings, type RegistrationMode } from '@nimble/contracts/settings';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';

type Settings = { google: object | undefined; smtpUrl: string | undefined; registration: RegistrationMode };

export function settingsRoutes(app: FastifyInstance, { google, smtpUrl, registration }: Settings): void {
  const signInMethods: ('password' | 'google')[] =
    google === undefined ? ['password'] : ['password', 'google'];
  const mails: 'outbox' | 'sent' = smtpUrl === undefined ? 'outbox' : 'sent';
  handle(app, publicSettings, async () => ({ data: { signInMethods, registration, mails } }));
}
