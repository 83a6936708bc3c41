import * as z from 'zod/mini';
import { listDay, withinDays } from '../collections/days.ts';
import type { FiltersOf } from '../collections/query.ts';
import { idField, text } from '../fields.ts';
import { submissionsCollection } from './submissions.collection.ts';
import { type SubmissionStatus, screeningOutcomes } from './submissions.schemas.ts';

/** The statuses that the list of candidates can be narrowed to. */
export const filterableStatuses = [
  'pending',
  'in_review',
  'reviewed',
  'shortlisted',
  'rejected',
] as const satisfies readonly SubmissionStatus[];
export type FilterableStatus = (typeof filterableStatuses)[number];

export const longestCandidateSearch = 200;

/** In an address it is in digits. */
const scoreField = z.pipe(
  z.union([z.number(), z.pipe(z.string().check(z.regex(/^[1-9]\d{0,2}$/)), z.transform(Number))]),
  z.number().check(z.int(), z.minimum(1), z.maximum(100)),
);

/**
 * What narrows the list of candidates: the parameters of its address, each under its name there, and what a saved view
 * keeps. Another filter is another field here and its condition below.
 */
export const candidateFilters = z.strictObject({
  /** Part of a name or an address. */
  search: z.optional(text(longestCandidateSearch).check(z.minLength(1))),
  status: z.optional(z.enum(filterableStatuses)),
  job: z.optional(idField),
  /** One of the company's stages. */
  stage: z.optional(idField),
  tag: z.optional(idField),
  screening: z.optional(z.enum(screeningOutcomes)),
  /** Submitted from this day on, as 2026-03-12, where the reader is. */
  since: z.optional(listDay),
  /** Submitted on this day at the latest. */
  until: z.optional(listDay),
  /** At least. */
  score: z.optional(scoreField),
});
export type CandidateFilters = z.infer<typeof candidateFilters>;

export type SubmissionFilters = FiltersOf<typeof submissionsCollection>;

/** The same, as `listSubmissions` takes it. */
export function submissionFilters({
  search,
  status,
  job,
  stage,
  tag,
  screening,
  since,
  until,
  score,
}: CandidateFilters): SubmissionFilters {
  return {
    ...(job !== undefined && { job: { $eq: job } }),
    ...(search !== undefined && {
      $or: [{ candidateName: { $containsi: search } }, { candidateEmail: { $containsi: search } }],
    }),
    ...(status !== undefined && { status: { $eq: status } }),
    ...(stage !== undefined && { stage: { $eq: stage } }),
    ...(tag !== undefined && { tag: { $eq: tag } }),
    ...(screening !== undefined && { screening: { $eq: screening } }),
    ...((since !== undefined || until !== undefined) && { submittedAt: withinDays({ since, until }) }),
    ...(score !== undefined && { rating: { $gte: score } }),
  };
}

type SortField = (typeof submissionsCollection.sort)[number];
export type SubmissionSort = `${SortField}:${'asc' | 'desc'}`;

export const submissionSorts: readonly SubmissionSort[] = submissionsCollection.sort.flatMap(
  (field): SubmissionSort[] => [`${field}:asc`, `${field}:desc`],
);

/** What the list shows of a candidate besides the name, in its order. */
export const candidateColumns = [
  'email',
  'tags',
  'job',
  'status',
  'submitted',
  'score',
  'source',
  'reviewers',
] as const;
export type CandidateColumn = (typeof candidateColumns)[number];

/** Until a person chooses. */
export const standardColumns: readonly CandidateColumn[] = [
  'email',
  'tags',
  'job',
  'status',
  'submitted',
  'score',
];
