import * as z from 'zod/mini';
import { answerFormats } from '../answers/answer-formats.ts';
import { shownValue } from '../answers/answer-values.ts';
import { mentionsField } from '../assignments/mentions.schemas.ts';
import { decisionMail } from '../decision-mails/decision-mails.schemas.ts';
import { fileReference, idField, text, timestampField } from '../fields.ts';
import { allowedInsights, insightStatement, insightsSummary } from '../insights/insights.schemas.ts';
import { browserInfo, deviceInfo } from '../interviews/device.schemas.ts';
import { question } from '../jobs/jobs.schemas.ts';
import { mediaTaskFailure } from '../media-tasks/media-tasks.failures.ts';
import { recordingFailure } from '../recordings/recordings.failures.ts';
import { stageOfSubmission } from '../stages/stages.schemas.ts';
import { tag } from '../tags/tags.schemas.ts';
import { submissionMessages } from './submissions.messages.ts';

/** `uploading` is an interview begun and not submitted; it is never shown among candidates. */
export const submissionStatuses = [
  'uploading',
  'processing',
  'pending',
  'in_review',
  'reviewed',
  'shortlisted',
  'rejected',
] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** Statuses that a reviewer may set; a processing submission cannot be changed. */
export const reviewStatuses = ['in_review', 'reviewed', 'shortlisted', 'rejected'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export const responseProcessingStatuses = ['uploading', 'ready', 'failed'] as const;
export type ResponseProcessingStatus = (typeof responseProcessingStatuses)[number];

export const longestNote = 5000;

/**
 * What the answers say of the requirements that the questions ask for: all met, or some not, or one of them ended the
 * interview. No status follows from it.
 */
export const screeningOutcomes = ['met', 'unmet', 'ended'] as const;
export type ScreeningOutcome = (typeof screeningOutcomes)[number];

const screening = z.object({
  outcome: z.enum(screeningOutcomes),
  /** The requirements that are not met, in the order of their questions. */
  unmet: z.array(z.string()),
});

/** A folder of the server, or a bucket of an object store. */
const fileProviders = ['disk', 's3'] as const;

const sentence = z.pick(insightStatement, { text: true, source: true });
const answerAnalysis = z.object({ strengths: z.array(sentence), weaknesses: z.array(sentence) });
export type AnswerAnalysis = z.infer<typeof answerAnalysis>;

export const submissionResponse = z.object({
  id: z.number(),
  question,
  responseType: z.enum(answerFormats),
  processingStatus: z.enum(responseProcessingStatuses),
  /** Why a failed answer cannot be used. */
  failure: z.nullable(recordingFailure),
  /** 0 to 100: 100 is ready, 99 has arrived completely and is being checked, or cannot be used. */
  uploadProgress: z.number(),
  /** null where the answer is not recorded, as the other facts of a file. */
  originalFileName: z.nullable(z.string()),
  /** As the server measured it; null until then. */
  metadata: z.object({
    uploadedAt: timestampField,
    /** Bytes. */
    originalSize: z.nullable(z.number()),
    /** Seconds. */
    duration: z.nullable(z.number()),
    width: z.nullable(z.number()),
    height: z.nullable(z.number()),
    /** From 0. */
    questionIndex: z.number(),
    /** As many as the interview asked when it began. */
    totalQuestions: z.number(),
    /** What the installation keeps its files in. */
    provider: z.enum(fileProviders),
  }),
  /** Seconds. */
  duration: z.nullable(z.number()),
  /** Bytes. */
  fileSize: z.nullable(z.number()),
  mimeType: z.nullable(z.string()),
  /** Signed; null until the answer is ready. */
  videoUrl: z.nullable(z.string()),
  /** Where this answer starts in the joined video, seconds. */
  startsAt: z.nullable(z.number()),
  /** The answer itself where it is not recorded, with the time it took; null for a recording. */
  value: z.nullable(shownValue),
  /**
   * Of a choice: one of the right options, or all of several; null where none is marked as right, and of other answers.
   */
  isRight: z.nullable(z.boolean()),
  /** Only when populated: the transcript; null without transcription or recognized words. */
  transcript: z.optional(z.nullable(z.string())),
  /**
   * Only when populated: the statements of the insights that are based on this answer; null where there may be none, or
   * the company uses no scores.
   */
  ai_analysis: z.optional(z.nullable(answerAnalysis)),
});
export type SubmissionResponse = z.infer<typeof submissionResponse>;

/** An answer as a record; `submission` only when populated. */
export const listedResponse = z.extend(submissionResponse, {
  submissionId: z.number(),
  jobId: z.number(),
  createdAt: timestampField,
  submission: z.optional(
    z.object({
      id: z.number(),
      candidateName: z.string(),
      candidateEmail: z.string(),
      status: z.enum(submissionStatuses),
    }),
  ),
});
export type ListedResponse = z.infer<typeof listedResponse>;

const compiledVideo = z.object({
  url: z.string(),
  downloadUrl: z.string(),
  posterUrl: z.nullable(z.string()),
  /** Seconds. */
  duration: z.number(),
  /** Bytes. */
  size: z.number(),
});
export type CompiledVideo = z.infer<typeof compiledVideo>;

/** A submission in a list; `job`, `resume`, `responses` and `reviewers` only when populated. */
export const submissionSummary = z.object({
  id: z.number(),
  candidateName: z.string(),
  candidateEmail: z.string(),
  status: z.enum(submissionStatuses),
  /** A stage of the company, which belongs to this status; null: the built-in stage of the status. */
  stage: z.nullable(stageOfSubmission),
  /** 0 to 100. */
  rating: z.nullable(z.number()),
  notes: z.nullable(z.string()),
  /** When the interview began. */
  createdAt: timestampField,
  /** When the candidate submitted; `completedAt` is overwritten when a reviewer moves the submission to reviewed. */
  submittedAt: z.nullable(timestampField),
  completedAt: z.nullable(timestampField),
  reviewedAt: z.nullable(timestampField),
  job: z.optional(z.object({ id: z.number(), title: z.string() })),
  resume: z.optional(z.nullable(fileReference)),
  responses: z.optional(z.array(submissionResponse)),
  /**
   * Overall score of the insights, 0 to 100, rounded; null where there are none or none may be shown, or the company
   * uses no scores.
   */
  insightsScore: z.nullable(z.number()),
  /** A picture of the joined video, signed; null until there is one. */
  posterUrl: z.nullable(z.string()),
  /** Until when the candidate was promised an answer, as 2026-03-12; null: no promise. */
  answerBy: z.nullable(z.string()),
  /** Sorted by name. */
  tags: z.array(tag),
  /** Where the candidate came from: the word in the link, or that of the invitation. */
  source: z.nullable(z.string()),
  /** null: no question screens. */
  screening: z.nullable(screening),
  /** The people who are assigned, sorted by name; only when populated. */
  reviewers: z.optional(z.array(z.object({ id: z.number(), name: z.string() }))),
});
export type SubmissionSummary = z.infer<typeof submissionSummary>;

export const submission = z.extend(submissionSummary, {
  job: z.object({ id: z.number(), title: z.string() }),
  resume: z.nullable(fileReference),
  compiled_video: z.nullable(compiledVideo),
  /** Why joining failed, for a person who may restart it; null while it runs and after it succeeded. */
  joinFailure: z.nullable(mediaTaskFailure),
  /** Bytes of all accepted answers. */
  video_storage_bytes: z.number(),
  responses: z.array(submissionResponse),
  /** The factor of the candidate's times; 1 is none. */
  timeFactor: z.number(),
  /** There was no time limit; a recording could last up to 30 minutes. */
  untimed: z.boolean(),
  /** Since when the candidate may submit once more; null: may not. */
  newAttemptAt: z.nullable(timestampField),
  /** The id of the order behind it, in the system that ordered the interview. */
  externalId: z.nullable(z.string()),
  /** What the company uses now and the candidate has agreed to; without `scores` none is in any field. */
  allowedInsights,
  ai_insights: z.nullable(insightsSummary),
  /** The browser's description of itself and its machine when the interview began. */
  deviceInfo: z.partial(deviceInfo),
  browserInfo: z.partial(z.extend(browserInfo, { screen: z.partial(browserInfo.shape.screen) })),
});
export type Submission = z.infer<typeof submission>;

const note = text(longestNote, submissionMessages.noteTooLong);
const rating = z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(100)));

/** How loud the joined video is over its length. */
export const submissionWaveform = z.object({
  /** How long each peak lasts, seconds; 0.1 for up to ten minutes. */
  secondsPerPeak: z.number(),
  /** The loudest moment of each, 0 to 255; at most 6,000. */
  peaks: z.array(z.number()),
});
export type SubmissionWaveform = z.infer<typeof submissionWaveform>;

export const submissionChanges = z.object({
  notes: z.optional(note),
  /** All whom the note mentions; only with `notes`. Without it those of the earlier note stay. */
  mentions: z.optional(mentionsField),
  /** Another status also moves the submission to the built-in stage of it. */
  status: z.optional(z.enum(reviewStatuses)),
  /**
   * Moves the submission to a stage of the company, and gives it the status of that; null: to the built-in stage of its
   * status.
   */
  stage: z.optional(z.nullable(idField)),
  rating: z.optional(rating),
  /** Emails the candidate about this decision, after `mailUndoSeconds`; needs `status`. */
  mail: z.optional(decisionMail),
  /**
   * The values that the reviewer saw; answers 409 when another person or API token has changed one of them since. Own
   * changes are no conflict, so that a retry succeeds; of notes, only those that set the same note again.
   */
  ifUnchanged: z.optional(
    z.object({
      notes: z.optional(z.nullable(note)),
      status: z.optional(z.enum(submissionStatuses)),
      rating: z.optional(rating),
    }),
  ),
});
export type SubmissionChanges = z.infer<typeof submissionChanges>;

/** The decision that is undone, by the time that it gave the submission: a later one has another. */
export const undoneDecision = z.object({ reviewedAt: z.iso.datetime(submissionMessages.timeRequired) });
export type UndoneDecision = z.infer<typeof undoneDecision>;
