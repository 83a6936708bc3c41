import * as accounts from './accounts/accounts.routes.ts';
import * as companyInvitations from './accounts/company-invitations.routes.ts';
import * as companySetup from './accounts/company-setup.routes.ts';
import * as google from './accounts/google/google.routes.ts';
import * as masterSetup from './accounts/master-setup.routes.ts';
import * as passwordReset from './accounts/password-reset.routes.ts';
import * as emailChange from './accounts/profile/email-change.routes.ts';
import * as profile from './accounts/profile/profile.routes.ts';
import * as sessions from './accounts/sessions.routes.ts';
import * as signInLink from './accounts/sign-in-link.routes.ts';
import * as twoFactor from './accounts/two-factor/two-factor.routes.ts';
import * as analytics from './analytics/analytics.routes.ts';
import * as answerFiles from './answers/answer-files.routes.ts';
import * as answers from './answers/answers.routes.ts';
import * as apiDocument from './api-document/api-document.routes.ts';
import * as apiTokens from './api-tokens/api-tokens.routes.ts';
import * as assignments from './assignments/assignments.routes.ts';
import * as audit from './audit/audit.routes.ts';
import * as bulkActions from './bulk-actions/bulk-actions.routes.ts';
import * as companies from './companies/companies.routes.ts';
import * as dashboard from './dashboard/dashboard.routes.ts';
import * as decisionMails from './decision-mails/decision-mails.routes.ts';
import * as exportRoutes from './exports/exports.routes.ts';
import * as extraTime from './extra-time/extra-time.routes.ts';
import * as files from './files/files.routes.ts';
import * as uploads from './files/uploads.routes.ts';
import * as guests from './guests/guests.routes.ts';
import * as insights from './insights/insights.routes.ts';
import * as installation from './installation/installation.routes.ts';
import * as interviews from './interviews/interviews.routes.ts';
import * as candidateRights from './interviews/rights/candidate-rights.routes.ts';
import * as invitationBatches from './invitations/invitation-batches.routes.ts';
import * as invitations from './invitations/invitations.routes.ts';
import * as invitationOrders from './invitations/orders.routes.ts';
import * as jobs from './jobs/jobs.routes.ts';
import * as questions from './jobs/questions/questions.routes.ts';
import * as jobTeam from './jobs/team/job-team.routes.ts';
import * as videoRequired from './jobs/video-required/video-required.routes.ts';
import * as mailTemplates from './mail-templates/mail-templates.routes.ts';
import * as mails from './mails/mails.routes.ts';
import * as mediaTasks from './media-tasks/media-tasks.routes.ts';
import * as notificationMails from './notifications/notification-mails.routes.ts';
import * as notifications from './notifications/notifications.routes.ts';
import * as outbox from './outbox/outbox.routes.ts';
import * as planChanges from './plans/plan-changes.routes.ts';
import * as plans from './plans/plans.routes.ts';
import * as retention from './plans/retention/retention.routes.ts';
import * as questionLibrary from './question-library/question-library.routes.ts';
import * as questionMedia from './question-media/question-media.routes.ts';
import * as recordings from './recordings/recordings.routes.ts';
import * as resumes from './resumes/resumes.routes.ts';
import * as roles from './roles/roles.routes.ts';
import type { RouteContract } from './route.ts';
import * as scorecards from './scorecards/scorecards.routes.ts';
import * as settings from './settings/settings.routes.ts';
import * as speechModels from './speech-models/speech-models.routes.ts';
import * as staff from './staff/staff.routes.ts';
import * as users from './staff/users.routes.ts';
import * as stages from './stages/stages.routes.ts';
import * as responses from './submissions/responses.routes.ts';
import * as submissionLists from './submissions/submission-lists.routes.ts';
import * as submissions from './submissions/submissions.routes.ts';
import * as tags from './tags/tags.routes.ts';
import * as templates from './templates/templates.routes.ts';
import * as transcripts from './transcripts/transcripts.routes.ts';
import * as views from './views/views.routes.ts';
import * as webhooks from './webhooks/webhooks.routes.ts';

const features: readonly Record<string, RouteContract>[] = [
  accounts,
  analytics,
  answerFiles,
  answers,
  apiTokens,
  apiDocument,
  assignments,
  audit,
  bulkActions,
  emailChange,
  profile,
  sessions,
  signInLink,
  twoFactor,
  companies,
  companyInvitations,
  companySetup,
  dashboard,
  decisionMails,
  exportRoutes,
  extraTime,
  files,
  uploads,
  google,
  guests,
  insights,
  installation,
  interviews,
  invitationOrders,
  invitationBatches,
  invitations,
  candidateRights,
  jobs,
  jobTeam,
  videoRequired,
  masterSetup,
  mails,
  mailTemplates,
  mediaTasks,
  notificationMails,
  notifications,
  outbox,
  passwordReset,
  planChanges,
  plans,
  questionLibrary,
  questions,
  questionMedia,
  recordings,
  responses,
  retention,
  resumes,
  roles,
  scorecards,
  settings,
  speechModels,
  staff,
  stages,
  submissions,
  submissionLists,
  tags,
  templates,
  transcripts,
  users,
  views,
  webhooks,
];

/**
 * Every route of the product. The server refuses to start when one is missing or undeclared; the access test calls
 * each.
 */
export const allRoutes: readonly RouteContract[] = features.flatMap((feature) => Object.values(feature));

/** The unique name of each route. */
export const routeNames: ReadonlyMap<RouteContract, string> = new Map(
  features.flatMap((feature) => Object.entries(feature).map(([name, route]) => [route, name] as const)),
);
