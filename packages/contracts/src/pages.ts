/**
 * The addresses of the web app's pages, as in its routers. The server answers any other with 404 and the web app, which
 * redirects to an existing page.
 */
export const pageAddresses: readonly string[] = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/change-password/:verificatationCode',
  '/verify-account/:verificationCode',
  '/master-setup',
  '/company-setup',
  '/api/auth/google/callback',
  '/sign-in-link',
  '/confirm-email',
  '/stop-emails',
  '/unsubscribe',
  '/guest',
  '/interview/:jobToken',
  '/interview/:jobToken/mine',
  '/dashboard',
  '/jobs',
  '/question-library',
  '/jobs/:jobId',
  '/jobs/:jobId/candidates',
  '/jobs/:jobId/invitations',
  '/jobs/:jobId/compare',
  '/candidates',
  '/candidates/:id',
  '/submissions/:submissionId',
  '/notifications',
  '/analytics',
  '/plans',
  '/plans/retention',
  '/user-management',
  '/roles',
  '/roles/add-role',
  '/roles/edit/:id',
  '/settings',
  '/settings/profile',
  '/settings/security',
  '/settings/appearance',
  '/settings/notifications',
  '/settings/interviews',
  '/settings/insights',
  '/settings/branding',
  '/settings/stages',
  '/settings/tags',
  '/settings/emails',
  '/settings/emails/:kind/:language',
  '/settings/api',
  '/settings/audit-log',
  '/help/insights',
  '/installation',
];

const patterns = pageAddresses.map(
  (address) => new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`),
);

/** Is there a page at this path? */
export function isPageAddress(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
