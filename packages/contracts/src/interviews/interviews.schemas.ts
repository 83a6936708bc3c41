import * as z from 'zod/mini';
import { answerDraft } from '../answers/answer-drafts.schemas.ts';
import { answerFile } from '../answers/answer-files.schemas.ts';
import { candidateFormats, recordedFormats, unrecordedFormats } from '../answers/answer-formats.ts';
import { shownValue } from '../answers/answer-values.ts';
import { brand } from '../companies/companies.schemas.ts';
import { emailField, fileReference, idField, nameField, text } from '../fields.ts';
import { insightKinds } from '../insights/insights.schemas.ts';
import { shownJobDetails } from '../jobs/job-details.schemas.ts';
import { employmentTypes, jobStatuses, shareTokenPattern } from '../jobs/jobs.schemas.ts';
import { languageField } from '../languages.schemas.ts';
import { recordingFailure } from '../recordings/recordings.failures.ts';
import { responseProcessingStatuses, submissionStatuses } from '../submissions/submissions.schemas.ts';
import { browserInfo, deviceInfo } from './device.schemas.ts';
import { interviewMessages } from './interviews.messages.ts';

/** Version of the consent text beside Start, in all languages; a changed text needs a new one. */
export const consentVersion = '2026-11-01';

export const largestResumeBytes = 10 * 1024 * 1024;

export const shareTokenField = z.string().check(z.regex(shareTokenPattern, interviewMessages.notFound));

/** The end of an interview's address: the share token of a job, or the token of a personal invitation. */
export const linkTokenField = z
  .string()
  .check(z.regex(/^(?:[A-Za-z0-9]{12}|i\d{1,15}-[\w-]{43})$/, 'Interview not found'));

/** Is a valid `linkTokenField` that of a personal invitation? Its signature is not checked here. */
export function isInvitationToken(token: string): boolean {
  return !shareTokenPattern.test(token);
}

export const publicQuestion = z.object({
  id: z.number(),
  question: z.string(),
  /** The time limit in seconds, with the extra time of a candidate who is known by a personal link or has begun. */
  duration: z.number(),
  isRequired: z.boolean(),
  formats: candidateFormats,
  /** It shows a file, which the interview loads by a call of its own once it has begun. */
  hasMedia: z.optional(z.boolean()),
});
export type PublicQuestion = z.infer<typeof publicQuestion>;

export const publicJob = z.extend(
  // Named one by one, so that a new field of a job stays with the team.
  z.pick(shownJobDetails, {
    department: true,
    location: true,
    requirements: true,
    benefits: true,
    salary: true,
    welcome: true,
    deadline: true,
    retakes: true,
    thinkingTime: true,
    questionsInAdvance: true,
    untimed: true,
  }),
  {
    id: z.number(),
    title: z.string(),
    description: z.string(),
    type: z.enum(employmentTypes),
    /** The language of the page until the candidate chooses another; null: that of the browser. */
    language: z.nullable(languageField),
    /** `active`, but for an interview that was begun before the job was paused or closed. */
    status: z.enum(jobStatuses),
    company: brand,
    /**
     * It shows a file on its first page (`getWelcomeMedia`), and one after submitting; each loads by a call of its own.
     */
    hasWelcomeMedia: z.optional(z.boolean()),
    hasClosingMedia: z.optional(z.boolean()),
    /** The plan of the company is not white-label. */
    showsNimble: z.boolean(),
    /** The candidate of a personal link, whose address cannot be changed. */
    invitation: z.optional(
      z.object({
        name: z.nullable(z.string()),
        email: z.string(),
      }),
    ),
    questions: z.array(publicQuestion),
    /** The insights that the company would compute if the candidate agrees. */
    insights: insightKinds,
    privacy: z.object({
      /** Days from submitting until everything is erased by age; null: it is kept until it is deleted by hand. */
      keptDays: z.nullable(z.number()),
      /** The contact of candidates, as far as the company names one. */
      contact: z.object({
        name: z.nullable(z.string()),
        email: z.nullable(z.string()),
        website: z.nullable(z.string()),
      }),
    }),
  },
);
export type PublicJob = z.infer<typeof publicJob>;

/** Characters. */
export const candidateNameLengths = { shortest: 2, longest: 100 } as const;

export const candidateNameField = nameField({
  required: interviewMessages.nameRequired,
  ...candidateNameLengths,
  tooShort: interviewMessages.nameTooShort,
  tooLong: interviewMessages.nameTooLong,
});

/** A person's consent to the automated insights; `version` is of the text that was shown. */
export const insightsConsent = z.extend(insightKinds, { version: text(20) });
export type InsightsConsent = z.infer<typeof insightsConsent>;

/**
 * The source of a visit, as the link's `source` or `utm_source` says. Anybody can edit it in the link, so it is
 * normalized: lower case, letters, digits and ` . _ -`, at most 40 characters. An empty rest counts as none.
 */
const sourceField = z.pipe(
  text(200),
  z.transform((given) =>
    given
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} ._-]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, 40)
      .trim(),
  ),
);

export const newSubmission = z.object({
  candidateName: candidateNameField,
  candidateEmail: emailField,
  job: idField,
  /**
   * The token of the link, so that knowing a job's number is not enough. That of a personal invitation determines the
   * address, and continues the interview that was begun with it.
   */
  shareToken: linkTokenField,
  deviceInfo,
  browserInfo,
  /** The accepted consent text; a version that is not the current one answers 422. */
  consentVersion: text(20),
  /** Left out without consent to automated insights. Kinds that the company does not use are not recorded. */
  insightsConsent: z.optional(insightsConsent),
  source: z.optional(sourceField),
});
export type NewSubmission = z.infer<typeof newSubmission>;

/** One question's answer as the candidate's browser needs it to go on after a reload. */
const ownAnswer = z.object({
  /** The answer's id, for the calls that replace or delete it. */
  id: z.number(),
  questionId: z.number(),
});
const recordedAnswer = z.extend(ownAnswer, {
  format: z.enum(recordedFormats),
  takeId: z.string(),
  processingStatus: z.enum(responseProcessingStatuses),
  failure: z.nullable(recordingFailure),
  /** It failed, and the recording that it replaced can be the answer again. */
  hasFormer: z.boolean(),
  duration: z.nullable(z.number()),
  /** Where its candidate can watch it, once it is ready; expires after some minutes. */
  videoUrl: z.nullable(z.string()),
});

/** An answer that is not recorded; it is whole as soon as it is used. */
const valueAnswer = z.extend(ownAnswer, {
  format: z.enum(unrecordedFormats),
  processingStatus: z.literal('ready'),
  value: shownValue,
});

export const interviewResponse = z.discriminatedUnion('format', [recordedAnswer, valueAnswer]);
export type InterviewResponse = z.infer<typeof interviewResponse>;

export const interviewState = z.object({
  submission: z.object({
    id: z.number(),
    status: z.enum(submissionStatuses),
    candidateName: z.string(),
    candidateEmail: z.string(),
    /** One of the answers ended it, and it was submitted as it was. */
    isEnded: z.boolean(),
  }),
  /** Without `url`: a candidate cannot read files back. */
  resume: z.nullable(z.pick(fileReference, { name: true, size: true, mime: true })),
  responses: z.array(interviewResponse),
});
export type InterviewState = z.infer<typeof interviewState>;

/** An interview to continue: with the job and the questions as they were when it began. */
export const openInterview = z.extend(interviewState, {
  job: publicJob,
  /** How often each question was recorded, for jobs that limit retakes. A take that cannot be used does not count. */
  takeCounts: z.array(z.object({ questionId: z.number(), takes: z.number() })),
  /** Begun answers that are not recorded. */
  drafts: z.array(answerDraft),
  /** Uploaded for answers, used or not. */
  files: z.array(answerFile),
  /** The times of `job` and its questions include the candidate's extra time; 1 is none. */
  timeFactor: z.number(),
  /** The candidate, but not the job, has the questions in advance: they come before the first one. */
  readsQuestionsFirst: z.boolean(),
  /** It is submitted, and the employer allows this address another attempt. */
  mayBeginAgain: z.boolean(),
});
export type OpenInterview = z.infer<typeof openInterview>;
