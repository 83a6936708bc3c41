import type { interviewRefusals } from '@nimble/contracts/interviews';
import { consentText } from '@nimble/contracts/interviews/first-page';
import type { RecordingFailure, recordingRefusals } from '@nimble/contracts/recordings';
import { ApiError } from '../../lib/api-error.ts';
import { apiMessages } from '../../lib/api-messages.ts';
import { createCatalogue, locale, type Translated } from '../../lib/language.ts';

/** Texts for candidates about a refused call, or an unusable answer. */
type ToldCode =
  | Exclude<keyof typeof interviewRefusals | keyof typeof recordingRefusals, 'interview.nothing_kept'>
  | RecordingFailure;

/** Texts of the candidate's interview; those fixed by the specification are verbatim. */
const english = {
  language: 'Language',
  languageFailed: 'Failed to load this language. Please try again.',
  consent: consentText,
  poweredBy: 'Powered by Nimble',
  loading: 'Loading interview...',
  unavailable: 'Interview Unavailable',
  unavailableHint: 'Please check your link or contact the hiring team for assistance.',
  notAvailable: 'Interview not found or no longer available',
  notFound: 'Interview not found',
  deadlinePassed: 'The deadline for this interview has passed.',
  full: 'This interview is no longer accepting answers.',
  limitReached: (company: string) =>
    `This interview can’t accept new answers right now. We have informed ${company}.`,
  limitReachedHint: 'Please try this link again later.',
  loadFailed: 'Failed to load interview',
  connectionFailed: 'Connection failed',
  connectionHints: [
    'Check that this device is online, for example by opening another page.',
    'Turn off any VPN or proxy, or use another network.',
    'Nothing you recorded is lost: it is kept on this device.',
  ],
  retriesItself: 'This page also retries automatically.',
  retryConnection: 'Retry Connection',
  otherTab: 'This interview is open in another tab',
  otherTabHint: 'Continue there. When you close that tab, the interview continues here.',
  invitedBy: (company: string) => `${company} invites you to a video interview`,
  questions: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  minutes: (minutes: number) => `About ${minutes} min`,
  format: 'Video',
  openUntil: (time: string) => `Open until ${time}`,
  types: {
    'full-time': 'Full-time',
    'part-time': 'Part-time',
    contract: 'Contract',
    internship: 'Internship',
  },
  requirements: 'Requirements',
  benefits: 'Benefits',
  whatToExpect: 'What to expect',
  expectations: [
    'You answer each question on camera, one after the other.',
    'Each question shows its time limit before you start.',
    'You can watch an answer and record it again before you use it.',
    'At the end you review your answers and submit them.',
  ],
  /** Replaces the third line, where the employer limits retakes. */
  expectRetakes: (count: number) =>
    count === 0
      ? 'You can watch an answer before you use it; it cannot be recorded again.'
      : `You can watch an answer before you use it, and record it again ${count === 1 ? 'once' : `up to ${count} times`}.`,
  expectThinking: (time: string) =>
    `You get ${time} to think about each question; then the recording starts automatically.`,
  breaks: 'You can take a break between questions: your answers are kept on this device and sent as you go.',
  help: 'Help',
  helpText:
    'Choose a quiet, bright place and use an up-to-date browser. If your camera does not start, close other programs that use it. For questions about the job, reply to the message that contained this link.',
  support: 'Technical problems? Contact the hiring team that sent you this link.',
  privacy: {
    title: 'Your data',
    receives: (company: string) => `${company} receives your name, email, resume and answers.`,
    keptDays: (days: number) => `They are erased about ${days} days after you submit.`,
    kept: (company: string) => `They are kept until ${company} or you erase them.`,
    erase: 'After submitting, you can erase everything yourself at any time with a link that we email you.',
    contact: 'Questions? Contact:',
    replyToLink: 'the person who sent you this link.',
  },
  start: 'Start interview',
  back: 'Back',
  nothingBefore: 'There is no page before this one. You can close it and come back with the same link.',
  beforeWeBegin: 'Before We Begin',
  beforeText: 'Tell the hiring team who you are. Only they see your answers.',
  name: 'Full name',
  email: 'Email',
  resumeLabel: 'Resume',
  chooseFile: 'Choose a file',
  orDropIt: 'or drop it here',
  removeFile: 'Remove',
  resumeHint: 'PDF or DOCX, 10MB maximum',
  continue: 'Continue',
  insightsConsent: {
    title: 'Automated insights (optional)',
    text: (company: string) =>
      `${company} uses software that measures answers, to help people review them. You choose; your application is treated the same either way, and no software decides about you.`,
    performance:
      'My words and voice may be measured: pace, pauses, filler words, and whether the question is answered.',
    behavioral:
      'My picture may be measured: how much of the time my face is in view and turned to the camera. Nothing is guessed about emotions.',
  },
  extraTime: (factor: number) => `You have ${factor.toLocaleString(locale())} times the usual time.`,
  unexpected: 'An unexpected error occurred',
  createFailed: 'Failed to create submission',
  resumeFailed: (reason: string) => `Failed to upload resume: ${reason}`,
  resumeNoData: 'Resume upload failed: No data returned',
  resumeRequired: 'Resume is required',
  resumeEmpty: 'This file is empty. Please choose another one.',
  resumeDamaged: 'This file is damaged. Please save a new copy and choose that one.',
  resumeTooLarge: 'File size must be less than 10MB',
  resumeWrongKind: 'Please upload a PDF or DOCX file',
  emailTaken: 'Submission with this email already exists',
  questionOf: (number: number, count: number) => `Question ${number} of ${count}`,
  required: 'Required',
  optional: 'Optional',
  timeLimit: (time: string) => `Time limit ${time}`,
  answered: 'Answered',
  answeredHint: 'Your answer to this question is recorded.',
  recordAgain: 'Record again',
  recordAgainLeft: (count: number) => `Record again (${count} left)`,
  noTakesLeft:
    'You have no recordings left for this question. Continue with the others, and contact the hiring team if this one needs an answer.',
  previous: 'Previous',
  next: 'Next',
  leaveQuestion: 'Stop recording and leave?',
  leaveText:
    'If you leave, the recording stops, and what you have recorded is kept. You can come back to watch it, use it or record again.',
  stillRecording: 'You are still being recorded.',
  stay: 'Stay here',
  leave: 'Stop and leave',
  firstStep: 'This is the first step',
  firstStepText:
    'To take a break, close this page and come back with the same link. What you recorded is kept.',
  leaveClosed: 'You cannot leave while you are recording',
  leaveClosedText: 'You cannot record this answer again. Stop the recording first.',
  reviewAndSubmit: 'Review & Submit',
  progress: (percent: number) => `${percent}% of the required questions answered`,
  advancing: 'Your answer is saved. On to the next question…',
  happy: 'Happy with your recording?',
  review: 'Review Your Responses',
  reviewText: 'Look through your answers. After submitting they cannot be changed.',
  notAnswered: 'Not answered',
  unjudged: 'Recorded, not used yet',
  watch: 'Watch it',
  answerNow: 'Answer',
  sending: (percent: number) => `Sending ${percent}%`,
  checking: 'Checking…',
  received: 'Received',
  failed: 'Failed',
  checkAgain: 'Check again',
  recordAgainPlease: 'Please record this answer again.',
  uploaded: 'Video uploaded successfully!',
  uploadFailed: 'Failed to upload video',
  uploadFailedBecause: (number: number, reason: string) => `Failed to upload video ${number}: ${reason}`,
  answerVideo: (number: number) => `Your answer to question ${number}`,
  download: 'Download',
  submitUnanswered: 'Submit without all answers?',
  submitUnansweredText: (numbers: string) =>
    `You have not answered question ${numbers}. You cannot add answers after submitting.`,
  backToReview: 'Back to the review',
  submit: 'Submit interview',
  submitting: 'Submitting your interview',
  submittingText: 'The last of your answers is on its way. Please keep this page open.',
  submittingStuck:
    'No connection at the moment. Nothing is lost: this continues automatically as soon as it is back. Please keep this page open.',
  percent: (percent: number) => `${percent}% submitted`,
  timeLeft: (time: string) => `About ${time} left`,
  sendingAnswers: (percent: number, time: string) => `Sending your answers: ${percent}%, about ${time} left.`,
  submitFailed: 'Failed to submit interview. Please try again.',
  submitted: 'Interview submitted successfully!',
  backToQuestions: 'Back to the questions',
  successTitle: 'Interview Submitted Successfully!',
  successText: 'Your interview has been submitted successfully!',
  thanks: (company: string) => `Thank you for your time. Your answers are with ${company}.`,
  confirmationMailed: 'We have emailed you a confirmation with a link to see or erase what you sent.',
  seeSent: 'See what you sent',
  sentTitle: 'What you sent',
  sentTo: (company: string, job: string) => `To ${company}, for ${job}`,
  sentAt: 'Sent',
  noResume: 'None',
  answers: 'Your answers',
  noLength: 'length not known',
  sentGone: 'There is nothing here anymore',
  sentGoneText:
    'What you sent may have been erased, or the link is incomplete. Open it from the email again.',
  sentFailed: 'Failed to load what you sent',
  insightsAgreed: 'What you agreed to',
  withdrawInsights: 'Withdraw consent',
  insightsWithdrawn: 'You no longer agree to automated insights.',
  withdrawFailed: 'Failed to withdraw your consent. Please try again.',
  eraseTitle: 'Erase your data',
  eraseText:
    'You can erase all of this at any time: answers, video, resume and your details. The hiring team will no longer see any of it.',
  erase: 'Erase everything',
  eraseQuestion: 'Erase everything you sent?',
  eraseWarning: (company: string) =>
    `${company} will no longer be able to consider you for this job. This cannot be undone.`,
  keep: 'Keep it',
  erased: 'Everything you sent has been erased',
  erasedText: 'Your details, answers and resume are gone. You can close this page.',
  eraseFailed: 'Failed to erase your data. Please try again.',
  begunElsewhere: 'Started this interview on another device?',
  begunElsewhereText:
    'Your answers are on that device. Continue there, or ask for a link by email to continue here.',
  begunBefore: 'You have already started this interview',
  begunBeforeText:
    'We can email you a link to continue where you stopped, with the answers you recorded. Or start over without them.',
  startOver: 'Start over',
  close: 'Close',
  mailLink: 'Email me the link',
  mailLinkNeedsEmail: 'Please enter your email below first.',
  linkMailed:
    'If you started an interview with this address, an email with a link to continue is on its way.',
  linkFailed: 'Failed to email the link. Please try again.',
  mayClose: 'You can close this page.',
  otherCandidate: 'Not you? Start your own interview',
  whatNext: 'What happens next?',
  nextSteps: [
    'The hiring team reviews your answers.',
    'You will hear from them within 3-5 business days.',
    'They will send you the next steps by email.',
  ],
  outdated: 'This page has been updated',
  outdatedText:
    'Part of this page failed to load, because there is a newer version or the connection failed. Nothing you recorded is lost: reload the page to continue.',
  reload: 'Reload',
  noRoom:
    'The server is out of storage space, but everything you record is kept on this device and sent automatically later. Please tell the hiring team.',
  stuck:
    'We can’t reach the server right now. Everything you record is kept on this device and sent automatically when it is back.',
  offline:
    'No connection. Everything you record is kept on this device and sent automatically when it is back.',
  nameRequired: 'Name is required',
  nameTooShort: 'Please enter your full name',
  nameTooLong: 'Name must be at most 100 characters',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  /** By their codes; English uses the server's own text. */
  refusals: {} as Readonly<Partial<Record<ToldCode, string>>>,
  failedCalls: { byStatus: apiMessages.byStatus, network: apiMessages.network },
} as const;

export const interviewTexts = createCatalogue(english, {
  es: async () => (await import('./messages.es.ts')).spanish,
  fr: async () => (await import('./messages.fr.ts')).french,
  de: async () => (await import('./messages.de.ts')).german,
});
/** Every language but English has a text for each code. */
export type InterviewTexts = Translated<typeof english> & {
  readonly refusals: Readonly<Record<ToldCode, string>>;
};

/** The text of a failed call, in the language of the page; `fallback` for any other error. */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  const { byStatus, network } = interviewTexts.failedCalls;
  if (error.status === 0) return network;
  return byStatus[error.status] ?? textOf(error.code) ?? error.message;
}

/** As `failureText`, but with the server's own text if it has one, whatever its status. */
export function exactFailureText(error: ApiError): string {
  return textOf(error.code) ?? error.serverMessage ?? failureText(error, error.message);
}

/** The text for an unusable answer. */
export function answerFailureText({ code, message }: { code: ToldCode; message: string }): string {
  return interviewTexts.refusals[code] ?? message;
}

function textOf(code: string | undefined): string | undefined {
  return Object.entries(interviewTexts.refusals).find(([known]) => known === code)?.[1];
}
