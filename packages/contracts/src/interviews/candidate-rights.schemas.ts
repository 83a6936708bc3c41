import * as z from 'zod/mini';
import { emailField, text, timestampField } from '../fields.ts';
import { insightKinds } from '../insights/insights.schemas.ts';
import { shareTokenField } from './interviews.schemas.ts';

/** Stands in the fragment of the link that a candidate gets at the end; it is in no address and no log. */
export const personalToken = z.object({ token: text(2000) });

/** What a candidate has sent; nothing of what the company made of it. */
export const sentInterview = z.object({
  candidateName: z.string(),
  candidateEmail: z.string(),
  jobTitle: z.string(),
  companyName: z.string(),
  submittedAt: timestampField,
  /** `size` in bytes. The addresses here expire after some hours; `&download=1` has a file saved. */
  resume: z.nullable(z.object({ name: z.string(), size: z.number(), url: z.string() })),
  /** What the candidate has agreed to have computed. */
  insights: insightKinds,
  /** `duration` in seconds. */
  answers: z.array(
    z.object({ question: z.string(), duration: z.nullable(z.number()), videoUrl: z.nullable(z.string()) }),
  ),
});
export type SentInterview = z.infer<typeof sentInterview>;

export const continueRequest = z.object({ shareToken: shareTokenField, email: emailField });
