import * as z from 'zod/mini';
import { nameField } from '../fields.ts';
import { stageMessages as messages } from './stages.messages.ts';

/** Own stages of a company, besides the built-in stage of each status. */
export const mostStages = 20;
export const longestStageName = 40;

/**
 * In their order. Each is also the built-in stage that candidates of this status are in unless they are in a stage of
 * the company.
 */
export const stageStatuses = ['pending', 'in_review', 'reviewed', 'shortlisted', 'rejected'] as const;
export type StageStatus = (typeof stageStatuses)[number];

/** One among the company’s stages, whatever its case. */
const name = nameField({
  required: messages.nameRequired,
  shortest: 1,
  tooShort: messages.nameRequired,
  longest: longestStageName,
  tooLong: messages.nameTooLong,
});

/** The status of a stage never changes: its candidates would change theirs without a decision. */
export const newStage = z.object({ name, status: z.enum(stageStatuses) });
export type NewStage = z.infer<typeof newStage>;

export const stageName = z.pick(newStage, { name: true });

/** From 1, among the stages of the same status. */
export const stagePlace = z.object({ position: z.int().check(z.minimum(1), z.maximum(mostStages)) });

export const stage = z.object({ id: z.number(), name: z.string(), status: z.enum(stageStatuses) });
export type Stage = z.infer<typeof stage>;

export const usedStage = z.extend(stage, {
  /** How many submissions are in it. */
  candidates: z.number(),
});
export type UsedStage = z.infer<typeof usedStage>;

/** The stage that a submission is in. */
export const stageOfSubmission = z.pick(stage, { id: true, name: true });
