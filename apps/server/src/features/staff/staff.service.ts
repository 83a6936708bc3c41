import type { Pagination } from '@nimble/contracts';
import type { StaffQuery, StaffUser, UsersRequest } from '@nimble/contracts/staff';
import { pagesOf, paginationOf } from '../../platform/http/index.ts';
import { createMembershipService, type MembershipDependencies } from './membership.service.ts';
import { presentStaffUser } from './staff.presenter.ts';
import { countStaff, findStaff, type Standing } from './staff.repository.ts';
import {
  createStaffInvitationsService,
  type StaffInvitationsDependencies,
} from './staff-invitations.service.ts';
import { findUsers } from './users.repository.ts';

type Dependencies = StaffInvitationsDependencies & MembershipDependencies;

export function createStaffService(dependencies: Dependencies) {
  const { database, tokens } = dependencies;
  return {
    ...createStaffInvitationsService(dependencies),
    ...createMembershipService(dependencies),

    /** As a collection: including invited users. */
    async listUsers(
      companyId: number,
      request: UsersRequest,
    ): Promise<{ data: StaffUser[]; meta: { pagination: Pagination } }> {
      const { rows, total } = await findUsers(database, companyId, request);
      return {
        data: rows.map((row) => presentStaffUser(row, tokens)),
        meta: { pagination: paginationOf(request, total) },
      };
    },

    async list(companyId: number, standing: Standing, query: StaffQuery) {
      const [rows, total] = await Promise.all([
        findStaff(database, companyId, standing, query),
        countStaff(database, companyId, standing, query),
      ]);
      return {
        users: rows.map((row) => presentStaffUser(row, tokens)),
        pagination: pagesOf(query, total),
        totalUsers: total,
      };
    },
  };
}
export type StaffService = ReturnType<typeof createStaffService>;
