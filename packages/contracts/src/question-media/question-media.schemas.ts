import * as z from 'zod/mini';
import { text } from '../fields.ts';
import { longestMediaText } from './question-media.limits.ts';

export const mediaKinds = ['picture', 'pdf', 'video', 'audio'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** Videos and sounds are prepared by a task; pictures and PDFs are ready at once. */
export const mediaStates = ['preparing', 'ready', 'failed'] as const;

/** `not_prepared`: through no fault of the file, it can be prepared again. */
export const mediaFailures = ['unreadable', 'too_long', 'not_prepared'] as const;
export type MediaFailure = (typeof mediaFailures)[number];

/** The id of a file that a question or a job shows; null for none. */
export const mediaField = z.nullable(z.number().check(z.int(), z.positive()));

/** What a person sees or hears of a file. The addresses are signed and expire after some minutes. */
export const shownMedia = z.object({
  id: z.number(),
  kind: z.enum(mediaKinds),
  name: z.string(),
  url: z.string(),
  /** For a video. */
  posterUrl: z.nullable(z.string()),
  /** Seconds, of a video or sound. */
  duration: z.nullable(z.number()),
  /** WebVTT; null where no speech engine has recognized words. */
  captions: z.nullable(z.string()),
  /** Says the same as the video or sound, or describes the picture; may be empty. */
  text: z.string(),
});
export type ShownMedia = z.infer<typeof shownMedia>;

/** A file that a question or a job shows to candidates, as the company's people see it. */
export const questionMedia = z.object({
  id: z.number(),
  kind: z.enum(mediaKinds),
  state: z.enum(mediaStates),
  /** Percent, while it is prepared. */
  progress: z.number(),
  failure: z.nullable(z.enum(mediaFailures)),
  name: z.string(),
  /** Bytes. */
  size: z.number(),
  text: z.string(),
  /** null until it is ready. */
  shown: z.nullable(shownMedia),
});
export type QuestionMedia = z.infer<typeof questionMedia>;

export const questionMediaChanges = z.object({ text: text(longestMediaText).check(z.trim()) });

/** The files of the questions of an interview, in their order. */
export const interviewMedia = z.object({
  questions: z.array(z.object({ questionId: z.number(), media: shownMedia })),
});
export type InterviewMedia = z.infer<typeof interviewMedia>;

/** The files of the caller's own interview. */
export const currentMedia = z.extend(interviewMedia, {
  /** What the job shows after submitting. */
  closing: z.nullable(shownMedia),
});
export type CurrentMedia = z.infer<typeof currentMedia>;
