import { textOf } from '@nimble/contracts';
import {
  askForEmailChange,
  cancelEmailChange,
  confirmEmailChange,
  findEmailChange,
  openEmailChange,
  profileMessages,
  resendEmailChange,
} from '@nimble/contracts/accounts';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../../platform/http/index.ts';
import type { OwnEmailService } from './own-email.service.ts';

export function ownEmailRoutes(app: FastifyInstance, ownEmail: OwnEmailService): void {
  handle(app, findEmailChange, async ({ principal }) => ({ data: await ownEmail.waiting(principal.userId) }));
  handle(app, askForEmailChange, async ({ principal, body }) => ({
    data: await ownEmail.ask(principal, body),
  }));
  handle(app, resendEmailChange, async ({ principal }) => ({ data: await ownEmail.resend(principal) }));
  handle(app, cancelEmailChange, async ({ principal }) => {
    await ownEmail.cancel(principal.userId);
    return { message: textOf(profileMessages.emailKept) };
  });
  handle(app, openEmailChange, async ({ body }) => ({ data: await ownEmail.open(body.code) }));
  handle(app, confirmEmailChange, async ({ body, request }) => {
    await ownEmail.confirm(body.code, request.ip);
    return { message: textOf(profileMessages.emailChanged) };
  });
}
