import type { StaffUser } from '@nimble/contracts/staff';
import { descriptionOf } from '../roles/index.ts';
import type { StaffRow } from './staff.repository.ts';

export function presentStaffUser(row: StaffRow): StaffUser {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    role: {
      id: row.role_id,
      name: row.role_name,
      description: descriptionOf({ name: row.role_name, description: row.role_description }),
    },
    status: row.confirmed_at === null ? 'invited' : 'active',
    createdAt: row.created_at.toISOString(),
  };
}
