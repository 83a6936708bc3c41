import { randomUUID } from 'node:crypto';
import { insightsConsentVersion } from '@nimble/contracts/insights';
import { someTake } from '../files/file-preparations.ts';
import { newSubmission, someQuestions } from '../journeys.ts';
import type { Scene } from './scene.ts';
import { someDraft } from './writing-preparations.ts';

export const unknownTakeId = '00000000-0000-4000-8000-000000000000';

export const apiTokenData = { name: 'Warehouse', permissions: { job: { view: true } }, days: 30 };
export const webhookData = { url: 'https://hooks.example.invalid/nimble', events: ['job.published'] };
export const viewData = {
  isShared: true,
  sort: 'rating:desc',
  columns: ['job', 'score'],
};

export const libraryQuestionData = {
  content: { question: 'Why do you bake?', time_limit: 120, required: true },
  tags: ['Motivation'],
  difficulty: 'easy',
};

/** A valid body for each route; one with a body schema that is not named here fails the tests that need it. */
export const sampleBodies: Record<string, (scene: Scene) => object> = {
  'POST /api/users-permissions/user-login': () => ({
    identifier: 'nobody@example.com',
    password: 'Secret12',
  }),
  'POST /api/users-permissions/auth/custom-register': () => ({
    company: 'Newcomers',
    username: 'newcomer',
    email: 'newcomer@example.com',
    password: 'Secret12',
  }),
  'POST /api/users-permissions/auth/account-verification': () => ({ verificationCode: 'unknown' }),
  'POST /api/users-permissions/auth/send-email-confirmation': () => ({ email: 'nobody@example.com' }),
  'POST /api/users-permissions/auth/sign-in-link': () => ({ code: 'a code that no link has' }),
  'POST /api/users-permissions/auth/company-registration': () => ({
    company: `Newcomers ${randomUUID().slice(0, 8)}`,
  }),
  'POST /api/users-permissions/mail/forgot-password': () => ({ email: 'nobody@example.com' }),
  'POST /api/auth/reset-password': () => ({
    verificatationCode: 'unknown',
    password: 'Fresh-Password-9',
    passwordConfirmation: 'Fresh-Password-9',
  }),
  'POST /api/auth/email-change': () => ({
    email: `${randomUUID()}@example.com`,
    currentPassword: 'Secret12',
  }),
  'POST /api/auth/email-change/open': () => ({ code: 'unknown' }),
  'POST /api/auth/email-change/confirm': () => ({ code: 'unknown' }),
  'POST /api/auth/invitation': () => ({ verificatationCode: 'unknown' }),
  'POST /api/master-setup': () => ({
    token: 'unknown',
    password: 'Fresh-Password-9',
    passwordConfirmation: 'Fresh-Password-9',
  }),
  'POST /api/company-invitations/open': () => ({ token: 'unknown' }),
  'POST /api/installation/invitations': () => ({ data: { email: `${randomUUID()}@example.com` } }),
  'POST /api/master-setup/open': () => ({ token: 'unknown' }),
  'POST /api/users-permissions/user-login/two-factor': () => ({ challenge: 'unknown', code: '123456' }),
  'PUT /api/users/:id': () => ({
    displayName: 'Ada Lovelace',
    firstName: 'Ada',
    lastName: 'Lovelace',
    position: 'Recruiter',
    bio: 'Likes machines.',
    phone: '+44 2079460018',
    location: 'London',
    website: 'https://example.com',
    theme: 'dark',
    language: 'de',
  }),
  'POST /api/auth/change-password': () => ({
    currentPassword: 'Secret12',
    password: 'Another34',
    passwordConfirmation: 'Another34',
  }),
  'POST /api/auth/two-factor/set-up': () => ({ password: 'Secret12' }),
  'POST /api/auth/two-factor/confirm': () => ({ code: '123456' }),
  'POST /api/auth/two-factor/recovery-codes': () => ({ password: 'Secret12', code: '123456' }),
  'POST /api/auth/two-factor/disable': () => ({ password: 'Secret12', code: '123456' }),
  'POST /api/roles/create': () => roleBody(),
  'PUT /api/roles/update/:id': () => roleBody(),
  'POST /api/users-permissions/users/invite': ({ roleId }) => ({
    username: randomUUID(),
    email: `${randomUUID()}@example.com`,
    password: 'simple',
    role: roleId,
  }),
  'PUT /api/staff/updaterole/:id': ({ roleId }) => ({ role: roleId }),
  'POST /api/jobs/create-with-auth': () => ({
    data: {
      title: 'Engineer',
      description: 'Builds what people need.',
      type: 'full-time',
      experience: 'mid',
      currency: 'USD',
      status: 'draft',
      questions: someQuestions,
    },
  }),
  'POST /api/jobs': () => ({
    data: {
      title: 'Engineer',
      description: 'Builds what people need.',
      type: 'full-time',
      questions: someQuestions,
    },
  }),
  'POST /api/questions': ({ job }) => ({
    data: { job: job.id, question: 'What would you build first?', time_limit: 90, required: false },
  }),
  'PUT /api/questions/:id': () => ({ data: { question: 'What have you built?', order: 1 } }),
  'POST /api/notifications': () => ({ data: { type: 'info', title: 'News', message: 'Of the day.' } }),
  'PUT /api/job-templates/:id': () => ({ data: { title: 'Engineer again', category: 'sales' } }),
  'PUT /api/jobs/:id': () => ({
    data: { title: 'Engineer', description: 'Builds what people need.', type: 'contract', status: 'active' },
  }),
  'POST /api/jobs/:id/invitations': () => ({ data: { emails: [`${randomUUID()}@example.com`] } }),
  'POST /api/invitations': ({ job }) => ({ data: { job: job.id, email: `${randomUUID()}@example.com` } }),
  'POST /api/jobs/:id/invitation-batches/preview': () => ({ data: { content: btoa('ann@example.com') } }),
  'POST /api/jobs/:id/invitation-batches': () => ({ data: { content: btoa(`${randomUUID()}@example.com`) } }),
  'PUT /api/jobs/:id/invitation-batches/:batchId': () => ({ data: { stopped: true } }),
  'PUT /api/jobs/:id/invitations/:invitationId/deadline': () => ({
    data: { deadline: new Date(Date.now() + 86_400_000).toISOString() },
  }),
  'POST /api/jobs/:id/guest-links': ({ submissionId }) => ({
    data: { purpose: 'The head of baking', candidates: [submissionId], showsNames: true, days: 7 },
  }),
  'POST /api/submissions/:id/result-links': () => ({ data: { days: 7 } }),
  'POST /api/guest/comments': ({ responseId }) => ({
    data: { name: 'Kim', responseId, second: 2, comment: 'Clear.' },
  }),
  'PUT /api/jobs/:id/criteria': () => ({ data: { criteria: ['Taste', 'Patience'] } }),
  'PUT /api/submissions/:id/scorecard': () => ({
    data: { ratings: [{ criterion: 'Motivation', questionId: null, stars: 4, comment: '' }], give: false },
  }),
  'PUT /api/jobs/:id/team': ({ userId }) => ({ data: { teamOnly: true, members: [userId] } }),
  'PUT /api/submissions/:id/reviewers/:userId': () => ({ data: { dueOn: '2030-06-01' } }),
  'POST /api/stages': () => ({ data: { name: `Stage ${randomUUID()}`.slice(0, 40), status: 'in_review' } }),
  'PUT /api/stages/:id': () => ({ data: { name: `Stage ${randomUUID()}`.slice(0, 40) } }),
  'PUT /api/stages/:id/position': () => ({ data: { position: 1 } }),
  'POST /api/tags': () => ({ data: { name: `Tag ${randomUUID()}`.slice(0, 40), color: 'green' } }),
  'PUT /api/tags/:id': () => ({ data: { name: `Tag ${randomUUID()}`.slice(0, 40), color: 'red' } }),
  'POST /api/library-questions': () => ({ data: libraryQuestionData }),
  'PUT /api/library-questions/:id': () => ({ data: { ...libraryQuestionData, difficulty: 'hard' } }),
  'PUT /api/question-media/:id': () => ({ data: { text: 'Our task.' } }),
  'POST /api/views': ({ job }) => ({
    data: { ...viewData, name: 'To read', isShared: false, filters: { job: job.id } },
  }),
  'PUT /api/views/:id': ({ job }) => ({ data: { ...viewData, name: 'Read', filters: { job: job.id } } }),
  'PUT /api/default-view': ({ viewId }) => ({ data: { view: viewId } }),
  'POST /api/submissions/:id/video-comments': ({ responseId }) => ({
    data: { responseId, second: 2, comment: 'Clear.' },
  }),
  'PUT /api/jobs/:id/extra-time': () => ({ data: { email: `${randomUUID()}@example.com`, factor: 1.5 } }),
  'POST /api/exports': ({ submissionId }) => ({ data: { format: 'csv', ids: [submissionId] } }),
  'POST /api/webhooks': () => ({ data: webhookData }),
  'PUT /api/webhooks/:id': () => ({ data: { events: ['submission.finished'], isOn: true } }),
  'POST /api/api-tokens': () => ({ data: apiTokenData }),
  'PUT /api/companies/:id': () => ({ data: { website: 'https://example.com', primaryColor: '#1d4ed8' } }),
  'PUT /api/plans/kept': () => ({ data: { jobs: [], users: [] } }),
  'PUT /api/plans/current': () => ({ data: { plan: 'growth', billing: 'annual' } }),
  'POST /api/plans/sales-requests': () => ({ data: { message: 'How much?', phone: '+49 40 123' } }),
  'PUT /api/installation/companies/:id/plan': () => ({ data: { plan: 'enterprise', billing: 'annual' } }),
  'PUT /api/plans/retention': () => ({ data: { keep: '30' } }),
  'POST /api/plans/retention/seen': () => ({ data: { warning: 1 } }),
  'PUT /api/companies/:id/insights': () => ({ data: { level: 'scores', behavioral: true } }),
  'PUT /api/notifications/mails': () => ({ data: { mails: 'daily', hour: 7 } }),
  'PUT /api/notifications/:id': () => ({ data: { read: true } }),
  'POST /api/notifications/read-about': ({ submissionId }) => ({ data: { submissionId } }),
  'POST /api/job-templates': ({ job }) => ({ data: { job: job.id, category: 'technology' } }),
  'PUT /api/jobs/:id/with-questions': () => ({ data: { title: 'Engineer', questions: someQuestions } }),
  'POST /api/submissions/validate-email': ({ job: { id, shareToken } }) => ({
    email: 'nobody@example.com',
    jobId: id,
    shareToken,
  }),
  'POST /api/interviews/current/answers/:questionId/draft': () => ({ data: { format: 'text', attempt: 1 } }),
  'POST /api/interviews/current/answers/:questionId/files': () => ({
    data: { take: someTake, name: 'portfolio.pdf', size: 1000 },
  }),
  'PUT /api/interviews/current/answers/:questionId/files': () => ({ data: { takes: [someTake] } }),
  'PUT /api/interviews/current/answers/:questionId/files/:takeId': () => ({
    data: { sha256: '0'.repeat(64) },
  }),
  'PUT /api/interviews/current/answers/:questionId/draft': () => ({ data: someDraft }),
  'POST /api/interviews/current/answers/:questionId': () => ({ data: someDraft }),
  'POST /api/interviews/current/line': () => ({ padding: '0A' }),
  'POST /api/interviews/mine': () => ({ token: 'unknown' }),
  'POST /api/interviews/mine/withdraw-insights': () => ({ token: 'unknown' }),
  'PUT /api/interviews/current/insights-consent': () => ({
    data: { performance: true, behavioral: false, version: insightsConsentVersion },
  }),
  'POST /api/interviews/mine/erase': () => ({ token: 'unknown' }),
  'POST /api/interviews/opened': ({ job }) => ({ shareToken: job.shareToken }),
  'POST /api/interviews/continue': ({ job }) => ({ shareToken: job.shareToken, email: 'nobody@example.com' }),
  'POST /api/submissions': ({ job }) => ({ data: newSubmission(job) }),
  'POST /api/bulk-actions': ({ submissionId }) => ({
    data: {
      change: { kind: 'status', status: 'in_review' },
      selection: { by: 'ids', submissions: [{ id: submissionId, status: 'pending' }] },
    },
  }),
  'PUT /api/mail-templates/:kind/:language': () => ({ data: { subject: 'Hello', text: 'We decided.' } }),
  'POST /api/mail-templates/:kind/:language/preview': () => ({
    data: { subject: 'Hello', text: 'We decided.' },
  }),
  'POST /api/submissions/:id/mails/draft': () => ({ data: { kind: 'seen' } }),
  'POST /api/submissions/:id/undo-decision': () => ({ data: { reviewedAt: '2026-01-01T00:00:00.000Z' } }),
  'PUT /api/submissions/:id': () => ({ data: { notes: 'Good.', status: 'reviewed', rating: 80 } }),
  'POST /api/submission-responses': ({ job }) => ({
    data: {
      question: job.questions[0]?.id,
      take: unknownTakeId,
      sha256: '0'.repeat(64),
      fileSize: 1000,
      duration: 2,
    },
  }),
  'PUT /api/submission-responses/:id': ({ job }) => ({
    data: {
      question: job.questions[0]?.id,
      take: unknownTakeId,
      sha256: '0'.repeat(64),
      fileSize: 1000,
      duration: 2,
    },
  }),
};

const roleBody = () => ({
  name: `Role ${randomUUID()}`,
  description: 'Finds people for the team.',
  predefinedPermissions: { job: { view: true } },
});
