import * as z from 'zod/mini';
import { idField, idParameters, messageAnswer } from '../fields.ts';
import { pagination } from '../pagination.ts';
import { route } from '../route.ts';
import { inviteBody, staffQuery, staffUser } from './staff.schemas.ts';

const view = { resource: 'user-management', action: 'view' } as const;
const done = z.extend(messageAnswer, { success: z.literal(true) });
const page = { users: z.array(staffUser), pagination, totalUsers: z.number() };

export const listStaff = route({
  method: 'GET',
  url: '/api/staff/list',
  schema: {
    summary: 'List users who have joined',
    querystring: staffQuery,
    response: { 200: z.object({ success: z.literal(true), data: z.object(page) }) },
  },
  config: { access: view },
});

export const listInvited = route({
  method: 'GET',
  url: '/api/staff/invited',
  schema: {
    summary: 'List invited users',
    querystring: staffQuery,
    response: { 200: z.object(page) },
  },
  config: { access: view },
});

/**
 * Adds a user to the caller's company and sends the email. Answers 400 on the fields `email` and `username` when they
 * are taken, 422 for a role with more permissions than the caller's.
 */
export const inviteUser = route({
  method: 'POST',
  url: '/api/users-permissions/users/invite',
  schema: {
    summary: 'Invite a user',
    body: inviteBody,
    response: { 200: z.extend(done, { user: staffUser }) },
  },
  config: {
    access: { resource: 'user-management', action: 'create' },
    rateLimit: { max: 60, windowSeconds: 3600 },
    refuses: [
      'mail.daily_limit',
      'mail.unsubscribed',
      'plan.limit_reached',
      'staff.both_taken',
      'staff.email_taken',
      'staff.role_above_you',
      'staff.role_not_found',
      'staff.username_taken',
    ],
  },
});

/** Invalidates the older invitation. */
export const resendInvitation = route({
  method: 'POST',
  url: '/api/staff/resendinvitation/:id',
  schema: { summary: 'Resend a user’s invitation', params: idParameters, response: { 200: done } },
  config: {
    access: { resource: 'user-management', action: 'create' },
    rateLimit: { max: 60, windowSeconds: 3600 },
    refuses: ['mail.daily_limit', 'mail.unsubscribed', 'staff.not_found', 'staff.not_invited'],
  },
});

/**
 * Takes effect at once, also in open sessions. Answers 422 for the caller, the last admin, and users with more
 * permissions than the caller.
 */
export const updateStaffRole = route({
  method: 'PUT',
  url: '/api/staff/updaterole/:id',
  schema: {
    summary: 'Change a user’s role',
    params: idParameters,
    body: z.object({ role: idField }),
    response: { 200: done },
  },
  config: {
    access: { resource: 'user-management', action: 'update' },
    refuses: [
      'staff.edit_self',
      'staff.last_admin',
      'staff.not_found',
      'staff.role_above_you',
      'staff.role_not_found',
      'staff.user_above_you',
    ],
  },
});

/** Ends the user's sessions. Refuses the same users as changing a role does. */
export const deleteStaff = route({
  method: 'DELETE',
  url: '/api/staff/deletestaff/:id',
  schema: {
    summary: 'Delete a user',
    params: idParameters,
    response: { 200: done },
  },
  config: {
    access: { resource: 'user-management', action: 'delete' },
    refuses: ['staff.delete_self', 'staff.last_admin', 'staff.not_found', 'staff.user_above_you'],
  },
});
