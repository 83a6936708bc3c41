import { declareCollection, declareItem, fieldsOf } from '../collections/declaration.ts';
import type { RequestOf } from '../collections/request.ts';
import { question } from '../jobs/jobs.schemas.ts';
import {
  screeningOutcomes,
  submission,
  submissionResponse,
  submissionStatuses,
  submissionSummary,
} from './submissions.schemas.ts';

const relations = {
  job: ['id', 'title'],
  resume: ['id', 'name', 'size', 'mime', 'url'],
  responses: fieldsOf(submissionResponse),
  'responses.question': fieldsOf(question),
  'responses.transcript': [],
  'responses.ai_analysis': ['strengths', 'weaknesses'],
} as const;

/** Allowed queries of submissions. */
export const submissionsCollection = declareCollection({
  name: 'Submission',
  filters: {
    id: { kind: 'number' },
    status: { kind: 'choice', values: submissionStatuses },
    candidateName: { kind: 'text' },
    candidateEmail: { kind: 'text' },
    job: { kind: 'number' },
    'job.id': { kind: 'number' },
    rating: { kind: 'number', nullable: true },
    /** The id of one of its tags; null without any. */
    tag: { kind: 'number', nullable: true },
    /** The id of a stage of the company; null in the built-in stage of its status. */
    stage: { kind: 'number', nullable: true },
    /** null: no question screens. */
    screening: { kind: 'choice', values: screeningOutcomes, nullable: true },
    notes: { kind: 'text', nullable: true },
    createdAt: { kind: 'time' },
    submittedAt: { kind: 'time', nullable: true },
    completedAt: { kind: 'time', nullable: true },
    reviewedAt: { kind: 'time', nullable: true },
  },
  sort: ['createdAt', 'candidateName', 'rating'],
  defaultSort: { field: 'createdAt', direction: 'desc' },
  populate: { ...relations, reviewers: ['id', 'name'] },
  fields: fieldsOf(submissionSummary),
});

/** The same for one job. */
export const jobSubmissionsCollection = declareCollection({
  ...submissionsCollection,
  /** Part of a name or an address, at most 200 characters. */
  also: ['searchTerm'],
});

/** One submission includes all its relations; they may be named all the same. */
export const submissionItem = declareItem({ populate: relations, fields: fieldsOf(submission) });

export type SubmissionsRequest = RequestOf<typeof submissionsCollection>;
