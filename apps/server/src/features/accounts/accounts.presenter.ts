import type { User } from '@nimble/contracts/accounts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import { presentCompany } from '../companies/index.ts';
import { descriptionOf, permissionsOf } from '../roles/index.ts';
import type { UserRow } from './accounts.repository.ts';

export function presentUser(row: UserRow, tokens: Pick<SignedTokens, 'pictureUrl'>): User {
  const avatarId = row.avatar_file_id;
  return {
    id: row.id,
    username: row.username,
    displayName: row.display_name,
    firstName: row.first_name,
    lastName: row.last_name,
    position: row.position,
    bio: row.bio,
    phone: row.phone,
    location: row.location,
    website: row.website,
    avatar: avatarId === null ? null : { id: avatarId, url: tokens.pictureUrl(avatarId) },
    email: row.email,
    confirmed: row.confirmed_at !== null,
    provider: row.provider,
    googleLinked: row.google_linked,
    theme: row.theme,
    language: row.language,
    role: {
      id: row.role_id,
      name: row.role_name,
      description: descriptionOf({ name: row.role_name, description: row.role_description }),
    },
    company: companyOf(row),
    permissions: permissionsOf({ name: row.role_name, permissions: row.role_permissions }),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function companyOf(row: UserRow): User['company'] {
  const { company_id: id, company_name: name, primary_color, secondary_color, accent_color } = row;
  const { insights_level: insightsLevel, video_never_required: videoNeverRequired } = row;
  if (
    id === null ||
    name === null ||
    primary_color === null ||
    secondary_color === null ||
    accent_color === null ||
    insightsLevel === null ||
    videoNeverRequired === null
  ) {
    return null;
  }
  const company = presentCompany({
    id,
    company_name: name,
    website: row.company_website,
    primary_color,
    secondary_color,
    accent_color,
    logo_file_id: row.logo_file_id,
    shows_branding: true,
    shows_nimble: false,
  });
  return { ...company, insightsLevel, videoNeverRequired };
}
