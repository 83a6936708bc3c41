import * as z from 'zod/mini';
import { emailField, idField, text, timestampField } from '../fields.ts';
import { pageQuery, pagination } from '../pagination.ts';
import { route } from '../route.ts';
import { accountMessages as messages } from './accounts.messages.ts';

const companyInvitation = z.object({
  id: z.number(),
  email: z.string(),
  createdAt: timestampField,
  expiresAt: timestampField,
  /** null until the mail server has taken the email. */
  sentAt: z.nullable(timestampField),
  acceptedAt: z.nullable(timestampField),
});
export type CompanyInvitation = z.infer<typeof companyInvitation>;

/** Newest first. */
export const listCompanyInvitations = route({
  method: 'GET',
  url: '/api/installation/invitations',
  schema: {
    summary: 'List company invitations (master)',
    querystring: pageQuery,
    response: { 200: z.object({ data: z.array(companyInvitation), meta: z.object({ pagination }) }) },
  },
  config: { access: 'master' },
});

/**
 * Emails a link that makes one company; to the same address again, a new one. Answers 422 where no company can be made.
 */
export const inviteCompany = route({
  method: 'POST',
  url: '/api/installation/invitations',
  schema: {
    summary: 'Invite a company by email (master)',
    body: z.object({ data: z.object({ email: emailField }) }),
    response: { 200: z.object({ data: companyInvitation }) },
  },
  config: { access: 'master', refuses: ['account.invited_email_taken', 'account.registration_closed'] },
});

/** Invalidates its link. */
export const withdrawCompanyInvitation = route({
  method: 'DELETE',
  url: '/api/installation/invitations/:invitationId',
  schema: {
    summary: 'Withdraw a company invitation (master)',
    params: z.object({ invitationId: idField }),
    response: { 200: z.object({ data: z.object({ id: idField }) }) },
  },
  config: { access: 'master' },
});

/** Answers 400 for a link that is unknown, used, withdrawn or expired. */
export const openCompanyInvitation = route({
  method: 'POST',
  url: '/api/company-invitations/open',
  schema: {
    summary: 'Get the email address of a company invitation',
    body: z.object({ token: text(200).check(z.minLength(1, messages.invitationRequired)) }),
    response: { 200: z.object({ data: z.object({ email: z.string() }) }) },
  },
  config: {
    access: 'public',
    attemptLimit: { address: { max: 20, windowSeconds: 60 } },
    refuses: ['account.invitation_invalid'],
  },
});
