import * as z from 'zod/mini';
import { mentionsField } from '../assignments/mentions.schemas.ts';
import { idField, text, timestampField, trimmedText } from '../fields.ts';
import { scorecardMessages as messages } from './scorecards.messages.ts';

/** The default criteria of a job. */
export const defaultCriteria = ['Communication', 'Role knowledge', 'Problem solving', 'Motivation'] as const;
export const mostCriteria = 10;
export const longestCriterion = 60;
export const mostStars = 5;
export const longestRatingComment = 1000;
export const longestVideoComment = 1000;
/** Maximum in one interview, colleagues' and guests' together. */
export const mostVideoComments = 1000;

export const criterionField = trimmedText({
  required: messages.criterionRequired,
  shortest: 2,
  tooShort: messages.criterionTooShort,
  longest: longestCriterion,
  tooLong: messages.criterionTooLong,
});

/** In their order. The name identifies a criterion: with another name it is another criterion. */
export const criteriaField = z.array(criterionField, messages.criteriaMissing).check(
  z.maxLength(mostCriteria, messages.tooManyCriteria),
  z.refine(
    (names) => new Set(names.map((name) => name.toLowerCase())).size === names.length,
    messages.criterionTwice,
  ),
);

export const criteriaInput = z.object({
  criteria: criteriaField.check(z.minLength(1, messages.criteriaMissing)),
  /** Those that the person saw. When they have changed since, the answer is 409. */
  seen: z.optional(z.array(text(longestCriterion)).check(z.maxLength(mostCriteria))),
});
export type CriteriaInput = z.infer<typeof criteriaInput>;

export const jobCriteria = z.object({ criteria: z.array(z.string()) });

const starsField = z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(mostStars)));

/** A rating of one criterion over the whole interview or, with a question, over its answer alone. */
export const rating = z.object({
  criterion: z.string(),
  questionId: z.nullable(z.number()),
  /** 1 to 5; null for a text only. */
  stars: starsField,
  comment: z.string(),
});
export type Rating = z.infer<typeof rating>;

/** Ten criteria for the interview and for each of twenty questions. */
const mostRatings = mostCriteria * 21;

/** The whole scorecard in its current state; `give` submits it, so that colleagues see it and it shows theirs. */
export const scorecardInput = z.object({
  ratings: z
    .array(
      z.object({
        criterion: text(longestCriterion),
        questionId: z.nullable(idField),
        stars: starsField,
        comment: text(longestRatingComment, messages.commentTooLong),
      }),
    )
    .check(z.maxLength(mostRatings)),
  give: z.boolean(),
});
export type ScorecardInput = z.infer<typeof scorecardInput>;

export const ownScorecard = z.object({
  ratings: z.array(rating),
  /** null while it is a draft, which only its author sees. */
  givenAt: z.nullable(timestampField),
});

export const givenScorecard = z.object({
  reviewer: z.string(),
  isOwn: z.boolean(),
  givenAt: timestampField,
  /** Set when it was changed after it was submitted, and so after its reviewer could see the others'. */
  changedAt: z.nullable(timestampField),
  /** Mean of the criteria, 1 to 5. */
  average: z.number(),
  ratings: z.array(rating),
});
export type GivenScorecard = z.infer<typeof givenScorecard>;

/** Means of the submitted scorecards, 1 to 5. */
export const scorecardAverages = z.object({
  overall: z.number(),
  criteria: z.array(z.object({ criterion: z.string(), average: z.number() })),
  questions: z.array(z.object({ questionId: z.number(), average: z.number() })),
});

/** A comment on one moment of one answer. */
export const videoComment = z.object({
  id: z.number(),
  responseId: z.number(),
  /** Seconds from the start of the answer. */
  second: z.number(),
  comment: z.string(),
  author: z.string(),
  /** Made by a guest, who chose the name. */
  isGuest: z.boolean(),
  /** May the caller delete it? */
  mayDelete: z.boolean(),
  createdAt: timestampField,
});
export type VideoComment = z.infer<typeof videoComment>;

/** The ratings of others, hidden until the caller submits their own scorecard. */
export const othersView = z.union([
  z.object({ state: z.literal('hidden') }),
  z.object({
    state: z.literal('shown'),
    /** All submitted ones, the caller's too; newest last. */
    scorecards: z.array(givenScorecard),
    /** null without a submitted one. */
    averages: z.nullable(scorecardAverages),
  }),
]);

/** A question of the interview, and where its answer is. */
export const askedQuestion = z.object({
  id: z.number(),
  question: z.string(),
  /**
   * The pool it was drawn from; null: asked in every interview. Questions of a pool that were not drawn are left out.
   */
  pool: z.nullable(z.number()),
  /** null without an answer. */
  answer: z.nullable(
    z.object({
      responseId: z.number(),
      /** Seconds in the joined video; null where it is not part of it. */
      startsAt: z.nullable(z.number()),
      /** Seconds. */
      duration: z.nullable(z.number()),
    }),
  ),
});
export type AskedQuestion = z.infer<typeof askedQuestion>;

export const scorecard = z.object({
  submissionId: z.number(),
  criteria: z.array(z.string()),
  /** In their order. */
  questions: z.array(askedQuestion),
  own: ownScorecard,
  /** How many are submitted, the caller's too: reveals nothing of their content. */
  givenCount: z.number(),
  others: othersView,
  /** In the order of the video. Others' are hidden with their scorecards. */
  comments: z.array(videoComment),
});
export type Scorecard = z.infer<typeof scorecard>;

/** Seconds from the start of an answer. */
export const momentField = z.number().check(z.minimum(0), z.maximum(36_000));

export const commentField = trimmedText({
  required: messages.commentMissing,
  shortest: 1,
  tooShort: messages.commentMissing,
  longest: longestVideoComment,
  tooLong: messages.commentTooLong,
});

export const newVideoComment = z.object({
  responseId: idField,
  second: momentField,
  comment: commentField,
  mentions: z.optional(mentionsField),
});
export type NewVideoComment = z.infer<typeof newVideoComment>;
