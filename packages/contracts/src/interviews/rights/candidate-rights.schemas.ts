import * as z from 'zod/mini';
import { answerFormats } from '../../answers/answer-formats.ts';
import { shownValue } from '../../answers/answer-values.ts';
import { brand } from '../../companies/companies.schemas.ts';
import { emailField, text, timestampField } from '../../fields.ts';
import { insightKinds } from '../../insights/insights.schemas.ts';
import { languageField } from '../../languages.schemas.ts';
import { shareTokenField } from '../interviews.schemas.ts';

/** In the fragment of the link that a candidate gets at the end; it is in no logged address. */
export const personalToken = z.object({ token: text(2000) });

const sentSteps = ['received', 'reviewing', 'decided'] as const;

/** A day as 2026-03-12. */
const day = z.string();

/** Where a submission is. It never has the outcome, which candidates read in the email (decision 057). */
const sentProgress = z.object({
  step: z.enum(sentSteps),
  /** Until when the company has promised an answer. */
  answerBy: z.nullable(day),
  /** When a team member first watched the answers; null: not yet, or the company does not show it. */
  watchedOn: z.nullable(day),
  /** When the email with the decision was sent. */
  emailedOn: z.nullable(day),
});

/** A candidate's own data; nothing that the company added. */
export const sentInterview = z.object({
  candidateName: z.string(),
  candidateEmail: z.string(),
  /** As in the interview. */
  language: z.nullable(languageField),
  jobTitle: z.string(),
  company: brand,
  submittedAt: timestampField,
  /** One of the answers ended the interview before its other questions. */
  isEnded: z.boolean(),
  progress: sentProgress,
  /** For questions; null where the company has set none. */
  contact: z.object({ name: z.nullable(z.string()), email: z.nullable(z.string()) }),
  /** `size` in bytes. The addresses here expire after some minutes; with `&download=1` the browser saves the file. */
  resume: z.nullable(z.object({ name: z.string(), size: z.number(), url: z.string() })),
  /** The insights that the candidate has agreed to. */
  insights: insightKinds,
  /** `duration` in seconds; `value` is an answer that is not recorded. */
  answers: z.array(
    z.object({
      question: z.string(),
      format: z.enum(answerFormats),
      duration: z.nullable(z.number()),
      videoUrl: z.nullable(z.string()),
      value: z.nullable(shownValue),
    }),
  ),
});
export type SentInterview = z.infer<typeof sentInterview>;

export const continueRequest = z.object({ shareToken: shareTokenField, email: emailField });
