import { refusals } from '../refusal.ts';

export const interviewRefusals = refusals({
  'interview.unavailable': {
    kind: 'notFound',
    text: 'Interview not found or not available. This interview may be paused, closed, or still in draft.',
  },
  'interview.deadline_passed': { kind: 'notFound', text: 'The deadline for this interview has passed.' },
  'interview.full': {
    kind: 'notFound',
    text: 'This interview is no longer accepting answers.',
  },
  /** The employer has switched the job's own link off. */
  'interview.link_off': { kind: 'notFound', text: 'This interview is by personal invitation only.' },
  /** The link of an invitation is incomplete or forged, or the invitation was erased. */
  'interview.invitation_unknown': { kind: 'notFound', text: 'This invitation link is not valid.' },
  'interview.invitation_withdrawn': { kind: 'notFound', text: 'This invitation has been withdrawn.' },
  'interview.invitation_expired': { kind: 'notFound', text: 'The deadline of this invitation has passed.' },
  /** The one submission of an invitation. */
  'interview.invitation_submitted': {
    kind: 'conflict',
    text: 'You have already submitted this interview.',
  },
  /** A limit of the employer's plan is reached; the page names the employer, `company`, who was notified. */
  'interview.limit_reached': {
    kind: 'unprocessable',
    text: 'This interview can’t accept new answers right now.',
    values: { company: 'text' },
  },
  'interview.resume_not_a_form': { kind: 'unsupportedMedia', text: 'Resume is required' },
  /** The form holds no file. */
  'interview.resume_not_sent': { kind: 'invalidInput', text: 'Resume is required' },
  /** Submitting requires a resume. */
  'interview.resume_missing': { kind: 'unprocessable', text: 'Resume is required' },
  'interview.resume_too_large': { kind: 'tooLarge', text: 'File size must be less than 10MB' },
  'interview.resume_empty': { kind: 'invalidInput', text: 'This file is empty. Please choose another one.' },
  /** Its end is missing: it was truncated while it was saved or downloaded. */
  'interview.resume_damaged': {
    kind: 'unprocessable',
    text: 'This file is damaged. Please save a new copy and choose that one.',
  },
  'interview.resume_wrong_kind': { kind: 'unsupportedMedia', text: 'Please upload a PDF or DOCX file' },
  /**
   * Somebody has opened an emailed link of this interview, and so holds the mailbox; this token was given for typing its
   * address. Any call of a candidate may be refused by it.
   */
  'interview.moved': {
    kind: 'unauthorized',
    text: 'You continued this interview from the link in our email. To continue here, open that link on this device.',
  },
  'interview.already_submitted': { kind: 'conflict', text: 'This interview has already been submitted' },
  'interview.answers_missing': {
    kind: 'unprocessable',
    text: 'Please answer every required question before you submit',
  },
  'interview.answers_unchecked': {
    kind: 'unprocessable',
    text: 'We are still checking your last answer. Please try again in a moment.',
  },
  'interview.consent_outdated': {
    kind: 'unprocessable',
    text: 'The consent text has changed. Please reload the page and read it again.',
  },
  'interview.nothing_kept': {
    kind: 'notFound',
    text: 'There is nothing here anymore. What you sent may have been erased, or the link is incomplete.',
  },
});
