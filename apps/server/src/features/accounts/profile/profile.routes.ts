import { changePassword, getUser, updateUser } from '@nimble/contracts/accounts';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../../platform/http/index.ts';
import { deviceOf } from '../sessions/device.ts';
import type { ProfileService } from './profile.service.ts';

export function profileRoutes(app: FastifyInstance, profile: ProfileService): void {
  handle(app, getUser, async ({ principal, params }) => profile.own(principal, params.id));
  handle(app, updateUser, async ({ principal, params, body }) => profile.change(principal, params.id, body));
  handle(app, changePassword, async ({ principal, body, request }) =>
    profile.changePassword(principal, body, deviceOf(request)),
  );
}
