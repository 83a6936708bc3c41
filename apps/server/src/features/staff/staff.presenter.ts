import type { StaffUser } from '@nimble/contracts/staff';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import { descriptionOf } from '../roles/index.ts';
import type { StaffRow } from './staff.repository.ts';

export function presentStaffUser(row: StaffRow, tokens: Pick<SignedTokens, 'pictureUrl'>): StaffUser {
  const avatarId = row.avatar_file_id;
  return {
    id: row.id,
    username: row.username,
    displayName: row.display_name,
    avatar: avatarId === null ? null : { id: avatarId, url: tokens.pictureUrl(avatarId) },
    email: row.email,
    role: {
      id: row.role_id,
      name: row.role_name,
      description: descriptionOf({ name: row.role_name, description: row.role_description }),
    },
    status: row.confirmed_at === null ? 'invited' : 'active',
    isPaused: row.paused_by_plan_at !== null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
