import * as z from 'zod/mini';
import { timestampField } from '../fields.ts';

/** Version of the consent texts, in all languages; a changed text needs a new one. */
export const insightsConsentVersion = '2026-11-21';

/**
 * How much a company uses: nothing; what was measured, such as words per minute and pauses; or also scores and the
 * statements based on them (decision 050).
 */
export const insightsLevels = ['nothing', 'facts', 'scores'] as const;
export const insightsLevel = z.enum(insightsLevels);
export type InsightsLevel = z.infer<typeof insightsLevel>;

/**
 * What a company has computed of candidates who agree: from words and voice, and with `behavioral` also what is
 * measured in the picture. `behavioral` has no effect while the level is `nothing`.
 */
export const insightsChoice = z.object({ level: insightsLevel, behavioral: z.boolean() });
export type InsightsChoice = z.infer<typeof insightsChoice>;

/** `endedByPlan`: it was on, and comes back with the next plan that includes it. */
export const insightsSettings = z.extend(insightsChoice, { endedByPlan: z.boolean() });
export type InsightsSettings = z.infer<typeof insightsSettings>;

/** The two kinds: from words and voice, and from the picture. */
export const insightKinds = z.object({ performance: z.boolean(), behavioral: z.boolean() });
export type InsightKinds = z.infer<typeof insightKinds>;

/** What may be shown of a submission now: `scores`, and statements based on them, only with at least one kind. */
export const allowedInsights = z.extend(insightKinds, { scores: z.boolean() });
export type AllowedInsights = z.infer<typeof allowedInsights>;

/** The kinds that candidates are asked for: none that the company does not use. */
export function usedInsights({ level, behavioral }: InsightsChoice): InsightKinds {
  const isUsed = level !== 'nothing';
  return { performance: isUsed, behavioral: isUsed && behavioral };
}

/** The measures; docs/insights.md defines each. */
export const insightMeasures = [
  'pace',
  'pauses',
  'fillers',
  'pitch',
  'loudness',
  'vocabulary',
  'relevance',
  'completeness',
  'restarts',
] as const;
export type InsightMeasure = (typeof insightMeasures)[number];

/** A moment of an answer. */
export const insightMoment = z.object({
  responseId: z.number(),
  /** The number of its question in the interview, from 1. */
  number: z.number(),
  /** Seconds from the beginning of the answer; never past its end. */
  start: z.number(),
  end: z.number(),
  /** The words there, where they are what counts. */
  quote: z.nullable(z.string()),
  /** Seconds of the joined video; null before it is joined. */
  moment: z.nullable(z.number()),
});
export type InsightMoment = z.infer<typeof insightMoment>;

/** 0 to 1. */
const part = z.number().check(z.minimum(0), z.maximum(1));
const maybePart = z.nullable(part);

/**
 * - `measured`.
 * - `notEnough`: too little speech, or recognized with too little confidence, to measure it.
 * - `noWords`: it needs a transcript, and there is none.
 */
export const measureStates = ['measured', 'notEnough', 'noWords'] as const;
export type MeasureState = (typeof measureStates)[number];

export const measuredInsight = z.object({
  name: z.enum(insightMeasures),
  state: z.enum(measureStates),
  /**
   * In its own unit: pace words a minute of speech; pauses and completeness parts of 1; fillers and restarts of a
   * hundred words; pitch semitones; loudness decibels; vocabulary and relevance parts of 1.
   */
  value: z.nullable(z.number()),
  /** The value on a scale of 0 to 1; null for measures without one. */
  score: maybePart,
  /** The moments it was measured at. */
  from: z.object({ answers: z.number(), words: z.number(), seconds: z.number() }),
  evidence: z.array(insightMoment),
});
export type MeasuredInsight = z.infer<typeof measuredInsight>;

/** A statement with its evidence: counted here, or claimed by a language model with words from the transcript. */
export const insightStatement = z.object({
  text: z.string(),
  source: z.enum(['measured', 'model']),
  evidence: z.array(insightMoment),
});
export type InsightStatement = z.infer<typeof insightStatement>;

/** Each the mean of measures (docs/insights.md); null where one is missing. Never an inference of emotions. */
const performance = z.object({
  confidence: maybePart,
  engagement: maybePart,
  professionalism: maybePart,
});

/** Measured delivery, under the specification's names; null for what was not measured. */
const behavioral = z.object({
  confidence: maybePart,
  /** Share of the sampled frames with the face in view. */
  engagement: maybePart,
  /** Share of those frames with the face turned to the camera. */
  eyeContact: maybePart,
  /** Restarts and fillers, by their rate. */
  nervousness: maybePart,
});

/**
 * - `measured`.
 * - `notEnough`: fewer than ten frames that show something, as with a camera that was off or a dark room.
 * - `waiting`: not all answers have been looked at yet.
 * - `unavailable`: the detector is not installed, or broke; its reason is in the log.
 */
export const pictureStates = ['measured', 'notEnough', 'waiting', 'unavailable', 'none'] as const;
export type PictureState = (typeof pictureStates)[number];

/** Counts of one frame a second; without `measured`, the counts so far. */
const picture = z.object({
  state: z.enum(pictureStates),
  /** Neither too dark nor too even. */
  frames: z.number(),
  /** Too dark or too even to judge; in no other number. */
  blank: z.number(),
  inView: z.number(),
  /** Frames in view with the face turned to the camera. */
  turned: z.number(),
  /** Answers whose picture could not be analyzed. */
  leftOut: z.array(z.number()),
  /** Periods of five seconds and more without a face in view. */
  outOfView: z.array(insightMoment),
});

const behavioralInsights = z.extend(behavioral, { picture });
export type BehavioralInsights = z.infer<typeof behavioralInsights>;

export const submissionInsights = z.object({
  /**
   * Whether scores are here. With `facts` every score is null, there are no sentences, and measures that are scores by
   * themselves (relevance, completeness) are left out.
   */
  level: z.enum(['facts', 'scores']),
  /** 0 to 100; null where a part of it could not be measured. */
  overallScore: z.nullable(z.number()),
  performance,
  /** null unless the company uses it and the candidate has agreed to it. */
  behavioral: z.nullable(behavioralInsights),
  measures: z.array(measuredInsight),
  strengths: z.array(insightStatement),
  weaknesses: z.array(insightStatement),
  /** Answers whose words were recognized too badly to count. */
  leftOut: z.array(z.number()),
  /** The language model that was used; null when none was. */
  model: z.nullable(z.string()),
  computedAt: timestampField,
});
export type SubmissionInsights = z.infer<typeof submissionInsights>;

/** Maximum of recommendations at once. */
export const mostRecommended = 3;

/** A candidate who waits for a decision, with the basis of the score. */
export const recommendation = z.object({
  submissionId: z.number(),
  candidateName: z.string(),
  job: z.object({ id: z.number(), title: z.string() }),
  /** 0 to 100. */
  score: z.number(),
  /** What sets the candidate apart from the others here, at most two; `moment` is null where it cannot be played. */
  evidence: z.array(
    z.object({ text: z.string(), quote: z.nullable(z.string()), moment: z.nullable(z.number()) }),
  ),
});
export type Recommendation = z.infer<typeof recommendation>;

/** The highest scores first; `isUsed`: whether the company has scores computed at all. */
export const recommendations = z.object({ isUsed: z.boolean(), candidates: z.array(recommendation) });
export type Recommendations = z.infer<typeof recommendations>;

const sentences = { strengths: z.array(z.string()), weaknesses: z.array(z.string()) };

/**
 * The shape that the specification defines, without the evidence. Where the company uses no scores, they are null and
 * there are no statements.
 */
export const insightsSummary = z.object({
  insights: z.object({
    overallScore: z.nullable(z.number()),
    /** Measured here only. */
    ...sentences,
    performance,
    /** Suggestions of a language model, with its name; null without one. */
    suggestedByModel: z.nullable(z.object({ model: z.string(), ...sentences })),
  }),
  behavioral: z.nullable(behavioral),
});
export type InsightsSummary = z.infer<typeof insightsSummary>;
