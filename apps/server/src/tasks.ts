import {
  sendCompanyInvitation,
  sendEmailChangedNotice,
  sendEmailConfirmation,
  sendInvitationMail,
  sendPasswordResetMail,
  sendVerificationMail,
  sweepAccounts,
} from './features/accounts/index.ts';
import { addUpDays } from './features/analytics/index.ts';
import { sweepBulkActions, workBulkAction } from './features/bulk-actions/index.ts';
import { sendDecisionMail } from './features/decision-mails/index.ts';
import { sweepExports, writeExport } from './features/exports/index.ts';
import { computeInsights, eraseUnusedInsights, findStatements } from './features/insights/index.ts';
import { countStorage } from './features/installation/index.ts';
import { sendConfirmationMail, sendContinueMail, sendNewAttemptMail } from './features/interviews/index.ts';
import {
  expireInvitations,
  remindInvited,
  sendBatches,
  sendInvitation,
  sendReminder,
} from './features/invitations/index.ts';
import { prepareQuestionMedia, sweepQuestionMedia } from './features/jobs/index.ts';
import { mailDaily, mailDue, mailNotifications, sweepNotifications } from './features/notifications/index.ts';
import {
  addUpStorage,
  applyPayment,
  cancelPayment,
  endPlans,
  keepRetention,
  mailTurnedAway,
  sendPlanMail,
  sendRetentionMail,
  sendSalesRequest,
  sweepPaymentEvents,
  watchPlans,
} from './features/plans/index.ts';
import { checkResponse, sweepTakes } from './features/recordings/index.ts';
import { extractResume } from './features/resumes/index.ts';
import { installSpeechModel, removeSpeechModelFiles } from './features/speech-models/index.ts';
import {
  compareFilm,
  completeSubmissions,
  joinSubmission,
  makePoster,
  makeWaveform,
  removeRecordings,
  sweepAbandoned,
  sweepRecordings,
} from './features/submissions/index.ts';
import { listenToEarlier, transcribeAnswer } from './features/transcripts/index.ts';
import { deliverWebhook, sweepDeliveries } from './features/webhooks/index.ts';
import { sweepMails } from './platform/company-mails/index.ts';
import { eraseFiles, sweepArriving, sweepUploads } from './platform/files/index.ts';
import { sweepIdempotencyKeys } from './platform/idempotency-keys/index.ts';
import type { Schedule } from './platform/tasks/index.ts';

/** Every background task of a worker. */
export const allTasks = [
  addUpDays,
  addUpStorage,
  applyPayment,
  cancelPayment,
  checkResponse,
  compareFilm,
  completeSubmissions,
  computeInsights,
  countStorage,
  deliverWebhook,
  endPlans,
  eraseFiles,
  eraseUnusedInsights,
  extractResume,
  findStatements,
  installSpeechModel,
  joinSubmission,
  keepRetention,
  listenToEarlier,
  mailDaily,
  mailDue,
  mailNotifications,
  mailTurnedAway,
  makePoster,
  makeWaveform,
  prepareQuestionMedia,
  removeRecordings,
  removeSpeechModelFiles,
  sendBatches,
  sendCompanyInvitation,
  sendConfirmationMail,
  sendContinueMail,
  sendDecisionMail,
  sendEmailChangedNotice,
  sendEmailConfirmation,
  expireInvitations,
  remindInvited,
  sendInvitation,
  sendInvitationMail,
  sendNewAttemptMail,
  sendPasswordResetMail,
  sendPlanMail,
  sendReminder,
  sendRetentionMail,
  sendSalesRequest,
  sendVerificationMail,
  sweepAbandoned,
  sweepAccounts,
  sweepArriving,
  sweepBulkActions,
  sweepDeliveries,
  sweepExports,
  sweepIdempotencyKeys,
  sweepMails,
  sweepNotifications,
  sweepPaymentEvents,
  sweepQuestionMedia,
  sweepRecordings,
  sweepTakes,
  sweepUploads,
  transcribeAnswer,
  watchPlans,
  writeExport,
  workBulkAction,
];

const daily = ({ name }: { name: string }, time: string): Schedule => ({
  task: name,
  match: `${time} * * *`,
  isMadeUpFor: true,
});

/** Tasks that run by the clock. */
export const taskSchedules: readonly Schedule[] = [
  { task: addUpDays.name, match: '*/10 * * * *' },
  { task: addUpStorage.name, match: '22 * * * *' },
  daily(completeSubmissions, '42 2'),
  { task: countStorage.name, match: '5 * * * *' },
  { task: endPlans.name, match: '57 * * * *' },
  { task: expireInvitations.name, match: '*/5 * * * *' },
  daily(keepRetention, '12 3'),
  daily(listenToEarlier, '52 2'),
  { task: mailDaily.name, match: '2 * * * *' },
  { task: remindInvited.name, match: '7 * * * *' },
  { task: sendBatches.name, match: '* * * * *' },
  { task: sweepAccounts.name, match: '17 * * * *' },
  { task: sweepArriving.name, match: '28 * * * *' },
  { task: sweepAbandoned.name, match: '37 * * * *' },
  { task: sweepIdempotencyKeys.name, match: '52 * * * *' },
  daily(sweepMails, '33 4'),
  daily(sweepBulkActions, '27 4'),
  { task: sweepDeliveries.name, match: '32 * * * *' },
  { task: sweepExports.name, match: '13,43 * * * *' },
  daily(sweepNotifications, '57 3'),
  daily(sweepPaymentEvents, '7 4'),
  { task: sweepQuestionMedia.name, match: '42 * * * *' },
  daily(sweepRecordings, '22 4'),
  { task: sweepTakes.name, match: '47 * * * *' },
  { task: sweepUploads.name, match: '27 * * * *' },
  { task: watchPlans.name, match: '12 * * * *' },
];
