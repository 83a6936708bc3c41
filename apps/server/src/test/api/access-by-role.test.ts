import { allRoutes } from '@nimble/contracts/all-routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPeople } from '../../testing/calls/people-of-roles.ts';
import { nameOf, newScene, sampleAddress, sampleBody } from '../../testing/calls/sample-calls.ts';
import { openSession } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { expectedStatuses } from './expected-statuses.ts';

/**
 * The answer for each role and route, about things of the company: the built-in roles, `recruiter` as a role of the
 * company, and `stranger` as the admin of another company. One line for each route; a new one must be added here
 * deliberately.
 *
 * 200 allowed · 401 not authenticated as required · 403 lacks the right · 404 must not learn that it exists · 400, 415,
 * 422 allowed, with invalid input · open: whatever the role, neither 401 nor 403
 */
const expectedStatuses = `
route                                                    | master | admin | sub_admin | viewer | authenticated | recruiter | stranger
POST /api/users-permissions/user-login                   |  open  |  open |    open   |  open  |      open     |    open   |   open
GET /api/connect/google                                  |  open  |  open |    open   |  open  |      open     |    open   |   open
GET /api/auth/google/callback                            |  open  |  open |    open   |  open  |      open     |    open   |   open
POST /api/auth/google/link                               |  400   |  400  |    400    |  400   |      400      |    400    |   400
POST /api/master-setup/open                              |  open  |  open |    open   |  open  |      open     |    open   |   open
POST /api/master-setup                                   |  open  |  open |    open   |  open  |      open     |    open   |   open
POST /api/users-permissions/mail/forgot-password         |  open  |  open |    open   |  open  |      open     |    open   |   open
POST /api/auth/reset-password                            |  open  |  open |    open   |  open  |      open     |    open   |   open
POST /api/auth/invitation                                |  open  |  open |    open   |  open  |      open     |    open   |   open
POST /api/users-permissions/auth/company-registration    |  200   |  400  |    400    |  400   |      200      |    400    |   400
POST /api/users-permissions/auth/custom-register         |  open  |  open |    open   |  open  |      open     |    open   |   open
POST /api/users-permissions/auth/account-verification    |  open  |  open |    open   |  open  |      open     |    open   |   open
POST /api/users-permissions/auth/send-email-confirmation |  open  |  open |    open   |  open  |      open     |    open   |   open
POST /api/users-permissions/auth/sign-in-link            |  open  |  open |    open   |  open  |      open     |    open   |   open
POST /api/auth/sign-out                                  |  200   |  200  |    200    |  200   |      200      |    200    |   200
GET /api/users/me                                        |  200   |  200  |    200    |  200   |      200      |    200    |   200
GET /api/audit-events                                    |  403   |  200  |    403    |  403   |      403      |    403    |   200
GET /api/audit-events/export                             |  403   |  200  |    403    |  403   |      403      |    403    |   200
PUT /api/users/:id                                       |  404   |  200  |    404    |  404   |      404      |    404    |   404
POST /api/auth/change-password                           |  200   |  200  |    200    |  200   |      200      |    200    |   200
GET /api/users/:id                                       |  404   |  200  |    404    |  404   |      404      |    404    |   404
GET /api/auth/sessions                                   |  200   |  200  |    200    |  200   |      200      |    200    |   200
DELETE /api/auth/sessions/:sessionId                     |  404   |  404  |    404    |  404   |      404      |    404    |   404
DELETE /api/auth/sessions                                |  200   |  200  |    200    |  200   |      200      |    200    |   200
GET /api/auth/two-factor                                 |  200   |  200  |    200    |  200   |      200      |    200    |   200
POST /api/auth/two-factor/set-up                         |  200   |  200  |    200    |  200   |      200      |    200    |   200
POST /api/auth/two-factor/confirm                        |  400   |  400  |    400    |  400   |      400      |    400    |   400
POST /api/auth/two-factor/recovery-codes                 |  400   |  400  |    400    |  400   |      400      |    400    |   400
POST /api/auth/two-factor/disable                        |  400   |  400  |    400    |  400   |      400      |    400    |   400
POST /api/users-permissions/user-login/two-factor        |  open  |  open |    open   |  open  |      open     |    open   |   open
GET /api/companies/:id                                   |  403   |  200  |    403    |  403   |      403      |    403    |   404
PUT /api/companies/:id                                   |  403   |  200  |    403    |  403   |      403      |    403    |   404
GET /api/companies                                       |  403   |  200  |    403    |  403   |      403      |    403    |   200
GET /api/companies/:id/insights                          |  403   |  200  |    403    |  403   |      403      |    403    |   404
PUT /api/companies/:id/insights                          |  403   |  200  |    403    |  403   |      403      |    403    |   404
GET /api/logos/:id                                       |  open  |  open |    open   |  open  |      open     |    open   |   open
POST /api/company-invitations/open                       |  open  |  open |    open   |  open  |      open     |    open   |   open
GET /api/installation/invitations                        |  200   |  403  |    403    |  403   |      403      |    403    |   403
POST /api/installation/invitations                       |  200   |  403  |    403    |  403   |      403      |    403    |   403
DELETE /api/installation/invitations/:invitationId       |  404   |  403  |    403    |  403   |      403      |    403    |   403
GET /api/installation/overview                           |  200   |  403  |    403    |  403   |      403      |    403    |   403
POST /api/installation/check                             |  200   |  403  |    403    |  403   |      403      |    403    |   403
GET /api/installation/storage                            |  200   |  403  |    403    |  403   |      403      |    403    |   403
GET /api/installation/companies                          |  200   |  403  |    403    |  403   |      403      |    403    |   403
POST /api/installation/companies/:id/stop                |  200   |  403  |    403    |  403   |      403      |    403    |   403
POST /api/installation/companies/:id/resume              |  200   |  403  |    403    |  403   |      403      |    403    |   403
PUT /api/installation/companies/:id/plan                 |  200   |  403  |    403    |  403   |      403      |    403    |   403
POST /api/installation/outbox-link                       |  200   |  403  |    403    |  403   |      403      |    403    |   403
GET /api/plans/current                                   |  403   |  200  |    200    |  200   |      403      |    200    |   200
GET /api/plans/notices                                   |  403   |  200  |    200    |  200   |      403      |    200   |   200
GET /api/plans/changes/:plan                             |  403   |  200  |    403    |  403   |      403      |    403    |   200
GET /api/plans/kept                                      |  403   |  200  |    403    |  403   |      403      |    403    |   200
PUT /api/plans/kept                                      |  403   |  422  |    403    |  403   |      403      |    403    |   422
GET /api/plans/retention                                 |  403   |  200  |    403    |  403   |      403      |    403    |   200
PUT /api/plans/retention                                 |  403   |  200  |    403    |  403   |      403      |    403    |   200
GET /api/plans/retention/submissions                     |  403   |  200  |    403    |  403   |      403      |    403    |   200
POST /api/plans/retention/seen                           |  403   |  200  |    403    |  403   |      403      |    403    |   200
POST /api/plans/retention/archive                        |  403   |  200  |    403    |  403   |      403      |    403    |   200
GET /api/plans/retention/archive                         |  400   |  400  |    400    |  400   |      400      |    400    |   400
PUT /api/plans/current                                   |  403   |  200  |    403    |  403   |      403      |    403    |   200
POST /api/plans/sales-requests                           |  403   |  200  |    403    |  403   |      403      |    200    |   200
POST /api/payments/stripe-events                         |  open  |  open |    open   |  open  |      open     |    open   |   open
GET /api/files/:id                                       |  400   |  400  |    400    |  400   |      400      |    400    |   400
HEAD /api/files/:id                                      |  400   |  400  |    400    |  400   |      400      |    400    |   400
POST /api/upload                                         |  415   |  415  |    415    |  415   |      415      |    415    |   415
DELETE /api/upload/files/:id                             |  404   |  404  |    404    |  404   |      404      |    404    |   404
GET /api/upload/files                                    |  200   |  200  |    200    |  200   |      200      |    200    |   200
GET /api/getPublicInterview/:jobToken                    |  open  |  open |    open   |  open  |      open     |    open   |   open
POST /api/submissions/validate-email                     |  open  |  open |    open   |  open  |      open     |    open   |   open
POST /api/submissions                                    |  open  |  open |    open   |  open  |      open     |    open   |   open
POST /api/interviews/mine                                |  open  |  open |    open   |  open  |      open     |    open   |   open
POST /api/interviews/mine/withdraw-insights              |  open  |  open |    open   |  open  |      open     |    open   |   open
POST /api/interviews/mine/erase                          |  open  |  open |    open   |  open  |      open     |    open   |   open
POST /api/interviews/continue                            |  open  |  open |    open   |  open  |      open     |    open   |   open
GET /api/interviews/current                              |  401   |  401  |    401    |  401   |      401      |    401    |   401
PUT /api/interviews/current/insights-consent             |  401   |  401  |    401    |  401   |      401      |    401    |   401
POST /api/interviews/current/resume                      |  401   |  401  |    401    |  401   |      401      |    401    |   401
POST /api/interviews/current/line                        |  401   |  401  |    401    |  401   |      401      |    401    |   401
POST /api/interviews/current/submit                      |  401   |  401  |    401    |  401   |      401      |    401    |   401
GET /api/jobs                                            |  403   |  200  |    200    |  200   |      403      |    200    |   200
POST /api/jobs/create-with-auth                          |  403   |  200  |    200    |  403   |      403      |    200    |   200
POST /api/jobs                                           |  403   |  200  |    200    |  403   |      403      |    200    |   200
GET /api/jobs/:id                                        |  403   |  200  |    200    |  200   |      403      |    200    |   404
GET /api/jobs/:id/invitations                            |  403   |  200  |    200    |  200   |      403      |    200    |   404
GET /api/jobs/:id/extra-time                             |  403   |  200  |    200    |  200   |      403      |    200    |   404
PUT /api/jobs/:id/extra-time                             |  403   |  200  |    200    |  403   |      403      |    200    |   404
POST /api/jobs/:id/invitations                           |  403   |  200  |    200    |  403   |      403      |    403    |   404
POST /api/jobs/:id/invitations/:invitationId/resend      |  403   |  200  |    200    |  403   |      403      |    403    |   404
POST /api/jobs/:id/invitations/:invitationId/withdraw    |  403   |  200  |    200    |  403   |      403      |    403    |   404
PUT /api/jobs/:id/invitations/:invitationId/deadline     |  403   |  200  |    200    |  403   |      403      |    403    |   404
GET /api/jobs/:id/guest-links                            |  403   |  200  |    200    |  403   |      403      |    200    |   404
POST /api/jobs/:id/guest-links                           |  403   |  200  |    200    |  403   |      403      |    200    |   404
DELETE /api/guest-links/:id                              |  403   |  200  |    200    |  403   |      403      |    200    |   404
GET /api/guest                                           |  401   |  401  |    401    |  401   |      401      |    401    |   401
GET /api/guest/transcripts/:number                       |  401   |  401  |    401    |  401   |      401      |    401    |   401
POST /api/guest/comments                                 |  401   |  401  |    401    |  401   |      401      |    401    |   401
GET /api/guest-media/:linkId/:fileId                     |  400   |  400  |    400    |  400   |      400      |    400    |   400
GET /api/jobs/:id/criteria                               |  403   |  200  |    200    |  200   |      403      |    200    |   404
PUT /api/jobs/:id/criteria                               |  403   |  200  |    200    |  403   |      403      |    403    |   404
PUT /api/jobs/:id                                        |  403   |  200  |    200    |  403   |      403      |    403    |   404
PUT /api/jobs/:id/with-questions                         |  403   |  200  |    200    |  403   |      403      |    403    |   404
GET /api/questions                                       |  403   |  200  |    200    |  200   |      403      |    200    |   200
GET /api/questions/:id                                   |  403   |  200  |    200    |  200   |      403      |    200    |   404
POST /api/questions                                      |  403   |  200  |    200    |  403   |      403      |    403    |   404
PUT /api/questions/:id                                   |  403   |  200  |    200    |  403   |      403      |    403    |   404
DELETE /api/questions/:id                                |  403   |  200  |    200    |  403   |      403      |    403    |   404
GET /api/getVideoCount/:jobId                            |  403   |  200  |    200    |  200   |      403      |    200    |   404
DELETE /api/jobs/:id                                     |  403   |  200  |    403    |  403   |      403      |    403    |   404
GET /api/job-templates                                   |  403   |  200  |    200    |  200   |      403      |    200    |   200
GET /api/job-template-categories                         |  403   |  200  |    200    |  200   |      403      |    200    |   200
GET /api/job-templates/:id                               |  403   |  200  |    200    |  200   |      403      |    200    |   404
POST /api/job-templates                                  |  403   |  200  |    200    |  403   |      403      |    200    |   404
PUT /api/job-templates/:id                               |  403   |  200  |    200    |  403   |      403      |    403    |   404
DELETE /api/job-templates/:id                            |  403   |  200  |    403    |  403   |      403      |    403    |   404
GET /api/notifications                                   |  200   |  200  |    200    |  200   |      200      |    200    |   200
GET /api/notifications/mails                             |  200   |  200  |    200    |  200   |      200      |    200    |   200
PUT /api/notifications/mails                             |  200   |  200  |    200    |  200   |      200      |    200    |   200
GET /api/notifications/unsubscribe                       |  400   |  400  |    400    |  400   |      400      |    400    |   400
POST /api/notifications/unsubscribe                      |  400   |  400  |    400    |  400   |      400      |    400    |   400
GET /api/notifications/:id                               |  404   |  200  |    404    |  404   |      404      |    404    |   404
GET /api/mail-stops                                      |  400   |  400  |    400    |  400   |      400      |    400    |   400
POST /api/mail-stops                                     |  400   |  400  |    400    |  400   |      400      |    400    |   400
POST /api/notifications                                  |  403   |  200  |    403    |  403   |      403      |    403    |   200
PUT /api/notifications/:id                               |  404   |  200  |    404    |  404   |      404      |    404    |   404
DELETE /api/notifications/:id                            |  404   |  200  |    404    |  404   |      404      |    404    |   404
POST /api/notifications/read-all                         |  200   |  200  |    200    |  200   |      200      |    200    |   200
OPTIONS /api/uploads/takes                               |  open  |  open |    open   |  open  |      open     |    open   |   open
POST /api/uploads/takes                                  |  401   |  401  |    401    |  401   |      401      |    401    |   401
HEAD /api/uploads/takes/:takeId                          |  401   |  401  |    401    |  401   |      401      |    401    |   401
PATCH /api/uploads/takes/:takeId                         |  401   |  401  |    401    |  401   |      401      |    401    |   401
DELETE /api/uploads/takes/:takeId                        |  401   |  401  |    401    |  401   |      401      |    401    |   401
GET /api/interviews/current/recordings                   |  401   |  401  |    401    |  401   |      401      |    401    |   401
GET /api/uploads/takes/:takeId/bytes                     |  401   |  401  |    401    |  401   |      401      |    401    |   401
POST /api/uploads/takes/:takeId/check                    |  401   |  401  |    401    |  401   |      401      |    401    |   401
POST /api/submission-responses                           |  401   |  401  |    401    |  401   |      401      |    401    |   401
PUT /api/submission-responses/:id                        |  401   |  401  |    401    |  401   |      401      |    401    |   401
DELETE /api/submission-responses/:id                     |  401   |  401  |    401    |  401   |      401      |    401    |   401
GET /api/api-tokens                                      |  403   |  200  |    403    |  403   |      403      |    403    |   200
POST /api/api-tokens                                     |  403   |  200  |    403    |  403   |      403      |    403    |   200
DELETE /api/api-tokens/:id                               |  403   |  200  |    403    |  403   |      403      |    403    |   404
GET /api/webhooks                                        |  403   |  200  |    403    |  403   |      403      |    403    |   200
POST /api/webhooks                                       |  403   |  200  |    403    |  403   |      403      |    403    |   200
PUT /api/webhooks/:id                                    |  403   |  200  |    403    |  403   |      403      |    403    |   404
DELETE /api/webhooks/:id                                 |  403   |  200  |    403    |  403   |      403      |    403    |   404
POST /api/webhooks/:id/secret                            |  403   |  200  |    403    |  403   |      403      |    403    |   404
POST /api/webhooks/:id/ping                              |  403   |  200  |    403    |  403   |      403      |    403    |   404
GET /api/webhooks/:id/deliveries                         |  403   |  200  |    403    |  403   |      403      |    403    |   404
POST /api/webhooks/:id/deliveries/:deliveryId/redeliver  |  403   |  200  |    403    |  403   |      403      |    403    |   404
GET /api/submission-responses                            |  403   |  200  |    200    |  200   |      403      |    200    |   200
GET /api/submission-responses/:id                        |  403   |  200  |    200    |  200   |      403      |    200    |   404
GET /api/roles/company                                   |  403   |  200  |    403    |  403   |      403      |    200    |   200
GET /api/analytics/list                                  |  403   |  200  |    200    |  403   |      403      |    403    |   200
GET /api/dashboard/stats                                 |  403   |  200  |    200    |  200   |      403      |    200    |   200
POST /api/interviews/opened                              |  open  |  open |    open   |  open  |      open     |    open   |   open
GET /api/roles/user-permissions                          |  200   |  200  |    200    |  200   |      200      |    200    |   200
GET /api/roles/:id                                       |  403   |  200  |    403    |  403   |      403      |    200    |   404
POST /api/roles/create                                   |  403   |  200  |    403    |  403   |      403      |    403    |   200
PUT /api/roles/update/:id                                |  403   |  200  |    403    |  403   |      403      |    403    |   404
DELETE /api/roles/delete/:id                             |  403   |  200  |    403    |  403   |      403      |    403    |   404
GET /api/openapi.json                                    |  open  |  open |    open   |  open  |      open     |    open   |   open
GET /api/docs                                            |  open  |  open |    open   |  open  |      open     |    open   |   open
GET /api/settings/public                                 |  open  |  open |    open   |  open  |      open     |    open   |   open
GET /api/speech-models                                   |  200   |  403  |    403    |  403   |      403      |    403    |   403
POST /api/speech-models/:name/add                        |  200   |  403  |    403    |  403   |      403      |    403    |   403
POST /api/speech-models/:name/cancel                     |  200   |  403  |    403    |  403   |      403      |    403    |   403
POST /api/speech-models/:name/use                        |  422   |  403  |    403    |  403   |      403      |    403    |   403
POST /api/speech-models/off                              |  200   |  403  |    403    |  403   |      403      |    403    |   403
DELETE /api/speech-models/:name                          |  200   |  403  |    403    |  403   |      403      |    403    |   403
GET /api/staff/list                                      |  403   |  200  |    403    |  403   |      403      |    200    |   200
GET /api/users                                           |  403   |  200  |    403    |  403   |      403      |    200    |   200
GET /api/staff/invited                                   |  403   |  200  |    403    |  403   |      403      |    200    |   200
POST /api/users-permissions/users/invite                 |  403   |  200  |    403    |  403   |      403      |    200    |   400
POST /api/staff/resendinvitation/:id                     |  403   |  200  |    403    |  403   |      403      |    200    |   404
PUT /api/staff/updaterole/:id                            |  403   |  200  |    403    |  403   |      403      |    403    |   404
DELETE /api/staff/deletestaff/:id                        |  403   |  200  |    403    |  403   |      403      |    403    |   404
GET /api/submissions                                     |  403   |  200  |    200    |  200   |      403      |    200    |   200
GET /api/submissions/stats                               |  403   |  200  |    200    |  200   |      403      |    200    |   200
GET /api/submissions/stats/:jobId                        |  403   |  200  |    200    |  200   |      403      |    200    |   404
GET /api/submissions/job/:jobId                          |  403   |  200  |    200    |  200   |      403      |    200    |   404
GET /api/jobs/:jobId/candidates/stats                    |  403   |  200  |    200    |  200   |      403      |    200    |   404
GET /api/submissions/:id                                 |  403   |  200  |    200    |  200   |      403      |    200    |   404
PUT /api/submissions/:id                                 |  403   |  200  |    200    |  403   |      403      |    200    |   404
DELETE /api/submissions/:id                              |  403   |  200  |    403    |  403   |      403      |    403    |   404
POST /api/submissions/several/status                     |  403   |  200  |    200    |  403   |      403      |    200    |   200
POST /api/submissions/several/undo-decision              |  403   |  200  |    200    |  403   |      403      |    200    |   200
POST /api/submissions/several/delete                     |  403   |  200  |    403    |  403   |      403      |    403    |   200
GET /api/mail-templates                                  |  403   |  200  |    403    |  403   |      403      |    403    |   200
PUT /api/mail-templates/:kind/:language                  |  403   |  200  |    403    |  403   |      403      |    403    |   200
DELETE /api/mail-templates/:kind/:language               |  403   |  200  |    403    |  403   |      403      |    403    |   200
POST /api/mail-templates/:kind/:language/preview         |  403   |  200  |    403    |  403   |      403      |    403    |   200
GET /api/submissions/:id/mails                           |  403   |  200  |    200    |  200   |      403      |    200    |   404
GET /api/decision-mails/recent                           |  403   |  200  |    200    |  200   |      403      |    200    |   200
POST /api/submissions/:id/mails/draft                    |  403   |  200  |    200    |  403   |      403      |    200    |   404
DELETE /api/submissions/:id/mails/:mailId                |  403   |  404  |    404    |  403   |      403      |    404    |   404
GET /api/submissions/:id/reviewers                       |  403   |  200  |    200    |  200   |      403      |    200    |   404
PUT /api/submissions/:id/reviewers/:userId               |  403   |  200  |    200    |  403   |      403      |    200    |   404
DELETE /api/submissions/:id/reviewers/:userId            |  403   |  200  |    200    |  403   |      403      |    200    |   404
GET /api/submissions/:id/colleagues                      |  403   |  200  |    200    |  200   |      403      |    200    |   404
GET /api/submissions/queue                               |  403   |  200  |    200    |  200   |      403      |    200    |   200
GET /api/submissions/queue/stats                         |  403   |  200  |    200    |  200   |      403      |    200    |   200
POST /api/submissions/:id/watched                        |  403   |  200  |    200    |  200   |      403      |    200    |   404
POST /api/submissions/:id/undo-decision                  |  403   |  409  |    409    |  403   |      403      |    409    |   404
POST /api/submissions/:id/new-attempt                    |  403   |  200  |    200    |  403   |      403      |    200    |   404
DELETE /api/submissions/:id/new-attempt                  |  403   |  200  |    200    |  403   |      403      |    200    |   404
POST /api/submissions/compile/:id                        |  403   |  200  |    200    |  403   |      403      |    200    |   404
GET /api/submissions/:id/scorecard                       |  403   |  200  |    200    |  200   |      403      |    200    |   404
PUT /api/submissions/:id/scorecard                       |  403   |  200  |    200    |  403   |      403      |    200    |   404
POST /api/submissions/:id/video-comments                 |  403   |  200  |    200    |  403   |      403      |    200    |   404
DELETE /api/video-comments/:id                           |  403   |  200  |    404    |  403   |      403      |    404    |   404
GET /api/submissions/:id/transcript                      |  403   |  200  |    200    |  200   |      403      |    200    |   404
POST /api/submissions/:id/transcript                     |  403   |  422  |    422    |  403   |      403      |    422    |   404
GET /api/insights/recommendations                        |  403   |  200  |    200    |  200   |      403      |    200    |   200
GET /api/submissions/:id/insights                        |  403   |  200  |    200    |  200   |      403      |    200    |   404
POST /api/submissions/:id/insights                       |  403   |  422  |    422    |  403   |      403      |    422    |   404
GET /api/submissions/:id/captions                        |  400   |  400  |    400    |  400   |      400      |    400    |   400
GET /api/transcripts/state                               |  403   |  200  |    200    |  200   |      403      |    200    |   200
GET /api/transcripts/search                              |  403   |  200  |    200    |  200   |      403      |    200    |   200
GET /api/submissions/:id/tasks                           |  403   |  200  |    200    |  200   |      403      |    200    |   404
POST /api/submissions/:id/tasks/:task/retry              |  403   |  422  |    422    |  403   |      403      |    422    |   404
GET /api/submissions/:id/waveform                        |  403   |  200  |    200    |  200   |      403      |    200    |   404
GET /api/submissions/:id/resume-text                     |  403   |  200  |    200    |  200   |      403      |    200    |   404
GET /api/resumes/search                                  |  403   |  200  |    200    |  200   |      403      |    200    |   200
`;

const [head = [], ...rows] = expectedStatuses
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));
const columns = head.slice(1);

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
});
afterAll(() => nimble.close());

test('the table names every route once', () => {
  expect(new Set(rows.map(([name]) => name))).toEqual(new Set(allRoutes.map(nameOf)));
  expect(rows).toHaveLength(allRoutes.length);
});

test.each(allRoutes.map((route) => ({ name: nameOf(route), route })))('$name', async ({ name, route }) => {
  const { admin, tokens } = await newPeople(nimble);
  // In a session of its own each time: some calls end existing ones.
  const makeScene = async () =>
    newScene(nimble, { ...admin, token: await openSession(nimble, admin.userId) });
  const answers: string[] = [];
  let scene = await makeScene();
  for (const column of columns) {
    const body = sampleBody(route, scene);
    const { status } = await nimble.call(route.method, sampleAddress(route, scene), {
      token: tokens.get(column) ?? '',
      ...(body && { body }),
    });
    const isOpen = route.config.access === 'public' && status !== 401 && status !== 403;
    answers.push(isOpen ? 'open' : `${status}`);
    // A fresh scene, because a call may have changed or deleted its target.
    if (route.method !== 'GET' && status === 200) scene = await makeScene();
  }
  expect(answers).toEqual(rows.find(([named]) => named === name)?.slice(1));
});
