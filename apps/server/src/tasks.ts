import {
  sendInvitationMail,
  sendPasswordResetMail,
  sendVerificationMail,
  sweepAccounts,
} from './features/accounts/index.ts';
import { eraseFiles, sweepUploads } from './features/files/index.ts';
import { computeInsights, eraseUnusedInsights } from './features/insights/index.ts';
import { sendConfirmationMail, sendContinueMail, sendNewAttemptMail } from './features/interviews/index.ts';
import { remindInvited, sendInvitation, sendReminder } from './features/invitations/index.ts';
import { sweepNotifications } from './features/notifications/index.ts';
import { checkResponse, sweepTakes } from './features/recordings/index.ts';
import { extractResume } from './features/resumes/index.ts';
import { joinSubmission, makePoster, makeWaveform, sweepAbandoned } from './features/submissions/index.ts';
import { transcribeAnswer } from './features/transcripts/index.ts';

/** Every background task that a worker runs. */
export const allTasks = [
  checkResponse,
  computeInsights,
  eraseFiles,
  eraseUnusedInsights,
  extractResume,
  joinSubmission,
  makePoster,
  makeWaveform,
  sendConfirmationMail,
  sendContinueMail,
  remindInvited,
  sendInvitation,
  sendInvitationMail,
  sendNewAttemptMail,
  sendPasswordResetMail,
  sendReminder,
  sendVerificationMail,
  sweepAbandoned,
  sweepAccounts,
  sweepNotifications,
  sweepTakes,
  sweepUploads,
  transcribeAnswer,
];

/** Tasks that run by the clock. */
export const taskSchedules = [
  { task: remindInvited.name, match: '7 * * * *' },
  { task: sweepAccounts.name, match: '17 * * * *' },
  { task: sweepAbandoned.name, match: '37 * * * *' },
  { task: sweepNotifications.name, match: '57 3 * * *' },
  { task: sweepTakes.name, match: '47 * * * *' },
  { task: sweepUploads.name, match: '27 * * * *' },
];
