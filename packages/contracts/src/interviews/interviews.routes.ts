import * as z from 'zod/mini';
import { emailField, idField, messageAnswer } from '../fields.ts';
import { shownMedia } from '../question-media/question-media.schemas.ts';
import { route } from '../route.ts';
import { firstPageCalls } from './first-page.ts';
import {
  insightsConsent,
  interviewState,
  largestResumeBytes,
  linkTokenField,
  newSubmission,
  openInterview,
  publicJob,
} from './interviews.schemas.ts';

/** A lecture hall begins at once and from one address, for one job or for several. */
const beginningsWindow = 600;
const beginningsPerJob = 500;
const beginningsPerAddress = 2000;

/** Why a link begins no interview. */
const closedLinks = [
  'interview.deadline_passed',
  'interview.full',
  'interview.invitation_expired',
  'interview.invitation_submitted',
  'interview.invitation_unknown',
  'interview.invitation_withdrawn',
  'interview.limit_reached',
  'interview.link_off',
  'interview.unavailable',
] as const;

/**
 * The link of a job or of a personal invitation. Active jobs only; anything else answers 404 with
 * `interviewMessages.unavailable`, `.deadlinePassed` or `.full`. 422 with the code `interview.limit_reached` while a
 * limit of the employer's plan lets nobody begin.
 */
export const getPublicInterview = route({
  ...firstPageCalls.getPublicInterview,
  schema: {
    summary: 'Get the interview behind a link',
    params: z.object({ jobToken: linkTokenField }),
    response: { 200: z.object({ data: publicJob, error: z.null() }) },
  },
  config: {
    ...firstPageCalls.getPublicInterview.config,
    refuses: closedLinks,
  },
});

/**
 * The file that the job shows on its first page, for whom the link is open; null for none, and while it is prepared.
 */
export const getWelcomeMedia = route({
  method: 'GET',
  url: '/api/getPublicInterview/:jobToken/welcome-media',
  schema: {
    summary: 'Get the welcome file behind an interview link',
    params: z.object({ jobToken: linkTokenField }),
    response: { 200: z.object({ data: z.nullable(shownMedia) }) },
  },
  config: { access: 'public', rateLimit: { max: 1200, windowSeconds: 60 }, refuses: closedLinks },
});

/** Counts a visit of an active job's link. Stores the day's number and nothing else; any other link is ignored. */
export const interviewOpened = route({
  ...firstPageCalls.interviewOpened,
  schema: {
    summary: 'Count a visit of an interview link',
    body: z.object({ shareToken: linkTokenField }),
    response: { 200: messageAnswer },
  },
});

/**
 * Is there a finished submission of this address for this job? `isBegun`: there is an unfinished one that can still be
 * continued, by a link that `mailContinueLink` emails. The number of a job alone reveals nothing: `shareToken` is that
 * of its link, and only its own page may leave it out, because its `Referer` holds it.
 */
export const validateEmail = route({
  method: 'POST',
  url: '/api/submissions/validate-email',
  schema: {
    summary: 'Check whether an email address has already submitted',
    body: z.object({ email: emailField, jobId: idField, shareToken: z.optional(linkTokenField) }),
    response: { 200: z.object({ data: z.object({ exists: z.boolean(), isBegun: z.boolean() }) }) },
  },
  config: {
    access: 'public',
    attemptLimit: {
      address: { max: beginningsPerAddress, windowSeconds: beginningsWindow },
      account: { field: 'email', max: 10, windowSeconds: 60 },
    },
    refuses: [
      'interview.invitation_unknown',
      'interview.invitation_withdrawn',
      'interview.link_off',
      'interview.unavailable',
    ],
  },
});

/**
 * Begins an interview (status `uploading`); `token` is the candidate token for this submission alone. With the token of
 * a personal invitation it continues what was begun with it.
 */
export const createSubmission = route({
  method: 'POST',
  url: '/api/submissions',
  schema: {
    summary: 'Start an interview',
    body: z.object({ data: newSubmission }),
    response: { 200: z.object({ data: interviewState, token: z.string() }) },
  },
  config: {
    access: 'public',
    attemptLimit: {
      address: { max: beginningsPerAddress, windowSeconds: beginningsWindow },
      account: { field: 'data.shareToken', max: beginningsPerJob, windowSeconds: beginningsWindow },
    },
    refuses: ['interview.consent_outdated', ...closedLinks, 'submission.email_taken'],
  },
});

export const currentInterview = route({
  ...firstPageCalls.currentInterview,
  schema: {
    summary: 'Get the state of the current interview',
    response: { 200: z.object({ data: openInterview }) },
  },
});

/**
 * Changes the consent to automated insights until the interview is submitted; kinds that the company does not use are
 * not recorded. 409 afterwards, 422 for another version of the text.
 */
export const setInsightsConsent = route({
  method: 'PUT',
  url: '/api/interviews/current/insights-consent',
  schema: {
    summary: 'Set the consent to insights',
    body: z.object({ data: insightsConsent }),
    response: { 200: z.object({ data: interviewState }) },
  },
  config: {
    access: 'candidate',
    rateLimit: { max: 30, windowSeconds: 60 },
    refuses: ['interview.already_submitted', 'interview.consent_outdated'],
  },
});

/** One file in the multipart field `files`: PDF, DOCX or DOC by its bytes, at most 10 MB. Replaces an earlier one. */
export const uploadResume = route({
  method: 'POST',
  url: '/api/interviews/current/resume',
  schema: { summary: 'Upload the resume', response: { 200: z.object({ data: interviewState }) } },
  config: {
    access: 'candidate',
    rateLimit: { max: 20, windowSeconds: 60 },
    refuses: [
      'answer.file_locked',
      'interview.already_submitted',
      'interview.resume_damaged',
      'interview.resume_empty',
      'interview.resume_not_a_form',
      'interview.resume_not_sent',
      'interview.resume_too_large',
      'interview.resume_wrong_kind',
      'upload.infected',
      'upload.too_large_to_scan',
      'upload.not_scanned',
    ],
  },
  bodyLimit: largestResumeBytes + 64 * 1024,
});

/**
 * Ends the interview: `completedAt` is set, the status becomes `processing`, and the answers are joined. Answers 422
 * while a required answer is missing, failed or not yet checked (`details` names the questions). Submitting twice
 * answers the same. `personalToken` is for the link by which candidates see, and may erase, their submission.
 */
export const submitInterview = route({
  method: 'POST',
  url: '/api/interviews/current/submit',
  schema: {
    summary: 'Submit the interview',
    response: { 200: z.object({ data: interviewState, personalToken: z.string() }) },
  },
  config: {
    access: 'candidate',
    refuses: [
      'interview.answers_missing',
      'interview.answers_unchecked',
      'interview.resume_missing',
      'submission.email_taken',
    ],
  },
});
