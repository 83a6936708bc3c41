import * as z from 'zod/mini';
import { idField, timestampField } from '../fields.ts';
import { languageField } from '../languages.schemas.ts';
import { anyMailWords, mailWordsOf, renderedMail } from '../mail-templates/mail-templates.schemas.ts';

/** The templates of mails about a decision. */
export const decisionMailKinds = ['seen', 'next_step', 'rejected'] as const;
export type DecisionMailKind = (typeof decisionMailKinds)[number];

/** Which templates suit a decision, the usual one first. */
export const kindsOfDecision = {
  shortlisted: ['next_step', 'seen'],
  rejected: ['rejected', 'seen'],
  reviewed: ['seen', 'next_step', 'rejected'],
} as const satisfies Record<string, readonly DecisionMailKind[]>;

export function fitsDecision(status: string, kind: DecisionMailKind): boolean {
  const kinds: Readonly<Partial<Record<string, readonly DecisionMailKind[]>>> = kindsOfDecision;
  return kinds[status]?.includes(kind) === true;
}

/** For so long screens offer to undo a decision with its mail. The server waits a little longer. */
export const mailUndoSeconds = 30;

const unchecked = z.object({
  kind: z.enum(decisionMailKinds),
  /** In place of the company's template in the candidate's language. */
  words: z.optional(anyMailWords),
});
export type DecisionMail = z.infer<typeof unchecked>;

/** The words may name the fields of their kind. */
export const decisionMail = unchecked.check(
  z.check<DecisionMail>(({ value: { kind, words }, issues }) => {
    if (words === undefined) return;
    for (const { path, message } of mailWordsOf[kind].safeParse(words).error?.issues ?? [])
      issues.push({ code: 'custom', input: words, path: ['words', ...path], message });
  }),
);

/** `waiting` can still be undone. `unclear`: the mail server's answer was lost, and the mail is not sent twice. */
const decisionMailStates = ['waiting', 'sent', 'failed', 'unclear'] as const;

const decisionMailFailures = ['refused', 'unreachable', 'unsubscribed', 'closed'] as const;
export type DecisionMailFailure = (typeof decisionMailFailures)[number];

export const plannedMail = z.object({
  id: z.number(),
  kind: z.enum(decisionMailKinds),
  language: languageField,
  subject: z.string(),
  text: z.string(),
  state: z.enum(decisionMailStates),
  /** Why it failed. */
  failure: z.nullable(z.enum(decisionMailFailures)),
  sendAt: timestampField,
  sentAt: z.nullable(timestampField),
});
export type PlannedMail = z.infer<typeof plannedMail>;

/** How many failures are listed. */
export const mostFailedMails = 100;

/** The emails of lately: what still leaves, and what did not. */
export const recentMails = z.object({
  /** Planned within the last quarter of an hour, or waiting; without those that failed. */
  planned: z.number(),
  /** Those of them that are not sent yet. */
  waiting: z.number(),
  /** In the last seven days, the latest first. */
  failed: z.array(
    z.object({
      id: z.number(),
      submissionId: z.number(),
      candidateName: z.string(),
      /** `unclear` as its state. */
      failure: z.enum([...decisionMailFailures, 'unclear']),
      failedAt: timestampField,
    }),
  ),
});
export type RecentMails = z.infer<typeof recentMails>;

export const mailDraft = z.object({
  to: z.string(),
  language: languageField,
  /** What is edited: the given words, else the template. */
  words: z.object({ subject: z.string(), text: z.string() }),
  rendered: renderedMail,
  /** Has this candidate a mail of this kind already? There is never a second one. */
  isPlanned: z.boolean(),
});
export type MailDraft = z.infer<typeof mailDraft>;

export const mailParameters = z.object({ id: idField, mailId: idField });
