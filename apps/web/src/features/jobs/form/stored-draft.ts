import { languageField } from '@nimble/contracts';
import { questionFormats, videoOnly } from '@nimble/contracts/answers';
import { employmentTypes } from '@nimble/contracts/jobs';
import * as z from 'zod/mini';
import { chosenTeam } from './job-draft.ts';

// Every detail has a default: browsers keep drafts from before it existed.
const note = z._default(z.nullable(z.string()), null);
const count = z._default(z.nullable(z.number()), null);
/** Far more than a job may have, and harmless. */
const mostStoredQuestions = 100;

/** A draft from the browser's storage, validated only as far as needed to show it; the form has its rules. */
export const storedDraft = z.object({
  title: z.string(),
  description: z.string(),
  type: z.enum(employmentTypes),
  department: note,
  location: note,
  requirements: note,
  benefits: note,
  salary: note,
  welcome: note,
  welcomeMedia: count,
  closingMedia: count,
  language: z._default(z.nullable(languageField), null),
  deadline: note,
  maxSubmissions: count,
  retakes: count,
  thinkingTime: z._default(z.number(), 0),
  questionsInAdvance: z._default(z.boolean(), false),
  untimed: z._default(z.boolean(), false),
  videoNeverRequired: z._default(z.nullable(z.boolean()), null),
  experience: z.string(),
  currency: z.string(),
  template: z.optional(z.number()),
  team: z.catch(z.optional(chosenTeam), undefined),
  criteria: z.catch(z.optional(z.array(z.string())), undefined),
  sharedLink: z.catch(z.optional(z.boolean()), undefined),
  pools: z._default(z.array(z.object({ draw: z.number() })), []),
  questions: z
    .array(
      z.object({
        id: z.optional(z.union([z.number(), z.string()])),
        question: z.string(),
        time_limit: z.number(),
        required: z.boolean(),
        formats: z.catch(z._default(questionFormats, [...videoOnly]), [...videoOnly]),
        libraryQuestion: z.optional(z.nullable(z.number())),
        media: z.optional(z.nullable(z.number())),
        pool: z.optional(z.nullable(z.number())),
      }),
    )
    .check(z.maxLength(mostStoredQuestions)),
});
