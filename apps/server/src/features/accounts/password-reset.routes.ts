import { accountMessages, forgotPassword, resetPassword } from '@nimble/contracts/accounts';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import type { PasswordResetService } from './password-reset.service.ts';

export function passwordResetRoutes(app: FastifyInstance, passwordReset: PasswordResetService): void {
  handle(app, forgotPassword, async ({ body }) => {
    await passwordReset.ask(body.email);
    return { message: accountMessages.resetSent };
  });
  handle(app, resetPassword, async ({ body }) => {
    await passwordReset.reset({ code: body.verificatationCode, password: body.password });
    return { message: accountMessages.passwordReset };
  });
}
