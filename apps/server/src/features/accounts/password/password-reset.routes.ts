import { textOf } from '@nimble/contracts';
import {
  accountMessages,
  forgotPassword,
  openStaffInvitation,
  resetPassword,
} from '@nimble/contracts/accounts';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../../platform/http/index.ts';
import type { PasswordResetService } from './password-reset.service.ts';

export function passwordResetRoutes(app: FastifyInstance, passwordReset: PasswordResetService): void {
  handle(app, forgotPassword, async ({ body }) => {
    await passwordReset.ask(body.email);
    return { message: textOf(accountMessages.resetSent) };
  });
  handle(app, openStaffInvitation, async ({ body }) => ({
    data: (await passwordReset.invitation(body.verificatationCode)) ?? null,
    isValid: await passwordReset.isValid(body.verificatationCode),
  }));
  handle(app, resetPassword, async ({ body, request }) => {
    const { verificatationCode: code, password } = body;
    await passwordReset.reset({ code, password, address: request.ip });
    return { message: textOf(accountMessages.passwordReset) };
  });
}
