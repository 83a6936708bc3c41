import type { TranslatedText } from '@nimble/contracts';

/** The fields of every kind of email: each text names some of them. */
const values = {
  candidateName: 'text',
  jobTitle: 'text',
  companyName: 'text',
  contact: 'text',
  date: 'text',
  answerBy: 'text',
  length: 'text',
  deadline: 'text',
  message: 'text',
  link: 'text',
  /** Only the emails that invite: is every question answered on video? */
  onVideo: ['yes', 'no'],
} as const;

/** The words with which every company begins, and to whom a preview in the settings is addressed. */
export const defaultMails = {
  'subject.invitation': {
    text: 'Invitation to {onVideo, select, yes {a video interview} other {an interview}} with {companyName}',
    values,
  },
  'text.invitation': {
    text: `Hello {candidateName},

{companyName} would like to get to know you and invites you to {onVideo, select, yes {a video interview} other {an interview}} for the job “{jobTitle}”.

{message}

{length}

Please finish by {deadline}.

Do you have any questions? Reply to this email, or write to {contact}.

{link}`,
    values,
  },
  'subject.reminder': {
    text: 'Reminder: your {onVideo, select, yes {video interview} other {interview}} with {companyName}',
    values,
  },
  'text.reminder': {
    text: `Hello {candidateName},

Your {onVideo, select, yes {video interview} other {interview}} with {companyName} for the job “{jobTitle}” is still waiting for you.

{length}

Please finish by {deadline}.

Do you have any questions? Reply to this email, or write to {contact}.

{link}`,
    values,
  },
  'subject.received': { text: 'We have received your interview for {jobTitle}', values },
  'text.received': {
    text: `Hello {candidateName},

Thank you for your time. Your answers are with {companyName}, who will be in touch with you.

You will hear from {companyName} by {answerBy}.

Use the link below to see what you sent, or to erase all of it.`,
    values,
  },
  'subject.seen': { text: 'We are reviewing your interview for {jobTitle}', values },
  'text.seen': {
    text: `Hello {candidateName},

We have looked at the interview for {jobTitle} that you sent on {date}. Thank you for your answers.

We have not decided yet. You will hear from us as soon as we have.

We will give you an answer by {answerBy}.

Do you have any questions? Contact {contact}.

{companyName}`,
    values,
  },
  'subject.next_step': { text: 'Next step: {jobTitle} at {companyName}', values },
  'text.next_step': {
    text: `Hello {candidateName},

Thank you for your interview for {jobTitle}. We liked your answers and would like to get to know you better.

We will contact you soon to arrange a conversation.

If you have any questions before then, contact {contact}.

{companyName}`,
    values,
  },
  'subject.rejected': { text: 'Your application for {jobTitle}', values },
  'text.rejected': {
    text: `Hello {candidateName},

Thank you for your interview for {jobTitle} and the time you took for it.

We have decided to continue with other candidates for this job. This was not an easy decision, and we are sorry to disappoint you.

Do you have any questions? Contact {contact}.

We wish you every success.

{companyName}`,
    values,
  },
  'example.candidate_name': { text: 'Ann Example' },
  'example.job_title': { text: 'Night Baker' },
} as const satisfies Readonly<Record<string, TranslatedText>>;
