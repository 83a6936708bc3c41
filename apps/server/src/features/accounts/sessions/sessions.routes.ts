import { textOf } from '@nimble/contracts';
import {
  accountMessages,
  endOtherSessions,
  endSession,
  listSessions,
  signOut,
} from '@nimble/contracts/accounts';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../../platform/http/index.ts';
import type { SessionsService } from './sessions.service.ts';

export function sessionsRoutes(app: FastifyInstance, sessions: SessionsService): void {
  const signedOut = () => ({ message: textOf(accountMessages.signedOut) });
  handle(app, listSessions, async ({ principal }) => ({ data: await sessions.list(principal) }));
  handle(app, signOut, async ({ principal }) => {
    await sessions.end(principal, principal.sessionId);
    return signedOut();
  });
  handle(app, endSession, async ({ principal, params }) => {
    await sessions.end(principal, params.sessionId);
    return signedOut();
  });
  handle(app, endOtherSessions, async ({ principal }) => {
    await sessions.endOthers(principal);
    return signedOut();
  });
}
