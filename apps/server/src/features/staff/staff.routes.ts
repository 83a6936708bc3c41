import { textOf } from '@nimble/contracts';
import {
  deleteStaff,
  inviteUser,
  listInvited,
  listStaff,
  listUsers,
  resendInvitation,
  staffMessages,
  updateStaffRole,
} from '@nimble/contracts/staff';
import type { FastifyInstance } from 'fastify';
import { handle, handleCollection } from '../../platform/http/index.ts';
import type { StaffService } from './staff.service.ts';

export function staffRoutes(app: FastifyInstance, staff: StaffService): void {
  handle(app, listStaff, async ({ principal, query }) => ({
    success: true as const,
    data: await staff.list(principal.companyId, 'active', query),
  }));
  handleCollection(app, listUsers, async ({ principal }, request) =>
    staff.listUsers(principal.companyId, request),
  );
  handle(app, listInvited, async ({ principal, query }) => staff.list(principal.companyId, 'invited', query));
  handle(app, inviteUser, async ({ principal, body }) => {
    const user = await staff.invite(principal, body);
    return { success: true as const, message: textOf(staffMessages.invited), user };
  });
  handle(app, resendInvitation, async ({ principal, params }) => {
    await staff.resendInvitation(principal, params.id);
    return { success: true as const, message: textOf(staffMessages.invitationSent) };
  });
  handle(app, updateStaffRole, async ({ principal, params, body }) => {
    await staff.changeRole(principal, params.id, body.role);
    return { success: true as const, message: textOf(staffMessages.roleUpdated) };
  });
  handle(app, deleteStaff, async ({ principal, params }) => {
    await staff.remove(principal, params.id);
    return { success: true as const, message: textOf(staffMessages.deleted) };
  });
}
