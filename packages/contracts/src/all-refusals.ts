import { accountRefusals } from './accounts/accounts.refusals.ts';
import { googleRefusals } from './accounts/google/google.refusals.ts';
import { profileRefusals } from './accounts/profile/profile.refusals.ts';
import { twoFactorRefusals } from './accounts/two-factor/two-factor.refusals.ts';
import { answerRefusals } from './answers/answers.refusals.ts';
import { apiTokenRefusals } from './api-tokens/api-tokens.refusals.ts';
import { assignmentRefusals } from './assignments/assignments.refusals.ts';
import { bulkActionRefusals } from './bulk-actions/bulk-actions.refusals.ts';
import { companyRefusals } from './companies/companies.refusals.ts';
import { decisionMailRefusals } from './decision-mails/decision-mails.refusals.ts';
import { exportRefusals } from './exports/exports.refusals.ts';
import { extraTimeRefusals } from './extra-time/extra-time.refusals.ts';
import { uploadRefusals } from './files/uploads.refusals.ts';
import { guestRefusals } from './guests/guests.refusals.ts';
import { insightsRefusals } from './insights/insights.refusals.ts';
import { installationRefusals } from './installation/installation.refusals.ts';
import { interviewRefusals } from './interviews/interviews.refusals.ts';
import { invitationRefusals } from './invitations/invitations.refusals.ts';
import { jobRefusals } from './jobs/jobs.refusals.ts';
import { mailRefusals } from './mails/mails.refusals.ts';
import { mediaTaskRefusals } from './media-tasks/media-tasks.refusals.ts';
import { notificationRefusals } from './notifications/notifications.refusals.ts';
import { outboxRefusals } from './outbox/outbox.refusals.ts';
import { planRefusals } from './plans/plans.refusals.ts';
import { questionLibraryRefusals } from './question-library/question-library.refusals.ts';
import { questionMediaRefusals } from './question-media/question-media.refusals.ts';
import { recordingRefusals } from './recordings/recordings.refusals.ts';
import type { Refusal } from './refusal.ts';
import { requestRefusals } from './request.refusals.ts';
import { roleRefusals } from './roles/roles.refusals.ts';
import { scorecardRefusals } from './scorecards/scorecards.refusals.ts';
import { speechModelRefusals } from './speech-models/speech-models.refusals.ts';
import { staffRefusals } from './staff/staff.refusals.ts';
import { stageRefusals } from './stages/stages.refusals.ts';
import { submissionRefusals } from './submissions/submissions.refusals.ts';
import { tagRefusals } from './tags/tags.refusals.ts';
import { templateRefusals } from './templates/templates.refusals.ts';
import type { ValuesOfText } from './texts.ts';
import { transcriptRefusals } from './transcripts/transcripts.refusals.ts';
import { viewRefusals } from './views/views.refusals.ts';
import { webhookRefusals } from './webhooks/webhooks.refusals.ts';

/** Every refusal of the product by its code. */
export const refusalCatalog = {
  ...requestRefusals,
  ...accountRefusals,
  ...googleRefusals,
  ...profileRefusals,
  ...twoFactorRefusals,
  ...answerRefusals,
  ...apiTokenRefusals,
  ...assignmentRefusals,
  ...bulkActionRefusals,
  ...companyRefusals,
  ...decisionMailRefusals,
  ...exportRefusals,
  ...extraTimeRefusals,
  ...uploadRefusals,
  ...guestRefusals,
  ...insightsRefusals,
  ...installationRefusals,
  ...interviewRefusals,
  ...invitationRefusals,
  ...jobRefusals,
  ...mailRefusals,
  ...mediaTaskRefusals,
  ...notificationRefusals,
  ...outboxRefusals,
  ...planRefusals,
  ...questionMediaRefusals,
  ...recordingRefusals,
  ...questionLibraryRefusals,
  ...roleRefusals,
  ...scorecardRefusals,
  ...speechModelRefusals,
  ...staffRefusals,
  ...stageRefusals,
  ...submissionRefusals,
  ...tagRefusals,
  ...templateRefusals,
  ...transcriptRefusals,
  ...viewRefusals,
  ...webhookRefusals,
} as const satisfies Readonly<Record<string, Refusal>>;

/** What programs compare in a refused call: `error.code`. */
export type RefusalCode = keyof typeof refusalCatalog;

/** Those whose text has no values. */
export type PlainRefusalCode = {
  [Code in RefusalCode]: (typeof refusalCatalog)[Code] extends { values: unknown } ? never : Code;
}[RefusalCode];

/** The values of a refusal; undefined where it has none. */
export type RefusalValues<Code extends RefusalCode> = Code extends RefusalCode
  ? ValuesOfText<(typeof refusalCatalog)[Code]>
  : never;
