import * as z from 'zod/mini';

/** Why a resume has no text beside it; the file itself can be downloaded in each case. */
export const resumeProblems = ['encrypted', 'unreadable', 'tooMuch', 'withoutText', 'notRead'] as const;
export type ResumeProblem = (typeof resumeProblems)[number];

export const resumeText = z.object({
  /** Empty where there is a problem. */
  text: z.string(),
  /**
   * `tooMuch`: reading it took too much time or memory. `withoutText`: pictures only. `notRead`: an unsupported format.
   */
  problem: z.nullable(z.enum(resumeProblems)),
  /** Was the text truncated? */
  isCut: z.boolean(),
});
export type ResumeText = z.infer<typeof resumeText>;

/** A part of a resume's text; `isHit` marks what was searched for. */
export const resumeExcerptPart = z.object({ text: z.string(), isHit: z.boolean() });
export type ResumeExcerptPart = z.infer<typeof resumeExcerptPart>;

export const resumeHit = z.object({
  submission: z.object({ id: z.number(), candidateName: z.string() }),
  job: z.object({ id: z.number(), title: z.string() }),
  excerpt: z.array(resumeExcerptPart),
});
export type ResumeHit = z.infer<typeof resumeHit>;

export const shortestResumeSearch = 2;
export const longestResumeSearch = 200;
export const mostResumeHits = 20;
