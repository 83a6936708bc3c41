import * as z from 'zod/mini';
import { emailField, text, timestampField } from '../fields.ts';
import { insightKinds } from '../insights/insights.schemas.ts';
import { languageField } from '../languages.schemas.ts';
import { shareTokenField } from './interviews.schemas.ts';

/** In the fragment of the link that a candidate gets at the end; it is in no logged address. */
export const personalToken = z.object({ token: text(2000) });

/** A candidate's own data; nothing that the company added. */
export const sentInterview = z.object({
  candidateName: z.string(),
  candidateEmail: z.string(),
  /** As in the interview. */
  language: z.nullable(languageField),
  jobTitle: z.string(),
  companyName: z.string(),
  submittedAt: timestampField,
  /** `size` in bytes. The addresses here expire after some hours; with `&download=1` the browser saves the file. */
  resume: z.nullable(z.object({ name: z.string(), size: z.number(), url: z.string() })),
  /** The insights that the candidate has agreed to. */
  insights: insightKinds,
  /** `duration` in seconds. */
  answers: z.array(
    z.object({ question: z.string(), duration: z.nullable(z.number()), videoUrl: z.nullable(z.string()) }),
  ),
});
export type SentInterview = z.infer<typeof sentInterview>;

export const continueRequest = z.object({ shareToken: shareTokenField, email: emailField });
