import { idParameters } from '../../fields.ts';
import { route } from '../../route.ts';
import { signedIn, user } from '../accounts.schemas.ts';
import { passwordChange, profileChanges } from './profile.schemas.ts';

/** A user changes only their own record; another id answers 404. An avatar that was replaced is removed. */
export const updateUser = route({
  method: 'PUT',
  url: '/api/users/:id',
  schema: {
    summary: 'Update your own profile',
    params: idParameters,
    body: profileChanges,
    response: { 200: user },
  },
  config: {
    access: 'signedIn',
    refuses: ['account.username_taken', 'profile.avatar_unknown', 'profile.other_company'],
  },
});

/**
 * Ends every session of the user, this one too, and answers with a new one, so that a copy of an old token is worth
 * nothing afterwards. A wrong current password answers 400 on `currentPassword`.
 */
export const changePassword = route({
  method: 'POST',
  url: '/api/auth/change-password',
  schema: { summary: 'Change your own password', body: passwordChange, response: { 200: signedIn } },
  config: {
    access: 'signedIn',
    rateLimit: { max: 10, windowSeconds: 60 },
    refuses: ['profile.no_password', 'profile.password_wrong'],
  },
});

export const getUser = route({
  method: 'GET',
  url: '/api/users/:id',
  schema: {
    summary: 'Get your own user',
    params: idParameters,
    response: { 200: user },
  },
  config: { access: 'signedIn' },
});
