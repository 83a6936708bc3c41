import { textOf } from '@nimble/contracts';
import {
  confirmTwoFactor,
  disableTwoFactor,
  loginByCode,
  renewRecoveryCodes,
  setUpTwoFactor,
  twoFactorMessages,
  twoFactorState,
} from '@nimble/contracts/accounts';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../../platform/http/index.ts';
import { deviceOf } from '../sessions/device.ts';
import type { SignInService } from '../sign-in/sign-in.service.ts';
import type { TwoFactorService } from './two-factor.service.ts';

type Services = { twoFactor: TwoFactorService; signIn: SignInService };

export function twoFactorRoutes(app: FastifyInstance, { twoFactor, signIn }: Services): void {
  handle(app, loginByCode, async ({ body, request }) =>
    signIn.enterByCode(body.challenge, body.code, deviceOf(request)),
  );
  handle(app, twoFactorState, async ({ principal }) => ({ data: await twoFactor.state(principal.userId) }));
  handle(app, setUpTwoFactor, async ({ principal, body }) => ({
    data: await twoFactor.setUp(principal.userId, body.password),
  }));
  handle(app, confirmTwoFactor, async ({ principal, body }) => ({
    data: { recoveryCodes: await twoFactor.confirm(principal, body.code) },
  }));
  handle(app, renewRecoveryCodes, async ({ principal, body }) => ({
    data: { recoveryCodes: await twoFactor.renewCodes(principal.userId, body) },
  }));
  handle(app, disableTwoFactor, async ({ principal, body }) => {
    await twoFactor.disable(principal, body);
    return { message: textOf(twoFactorMessages.off) };
  });
}
