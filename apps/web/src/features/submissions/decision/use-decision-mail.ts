import { type DecisionMail, type DecisionMailKind, kindsOfDecision } from '@nimble/contracts/decision-mails';
import { type MailWords, mailWordsOf } from '@nimble/contracts/mail-templates';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { mailDraftQuery } from './decision-mails.queries.ts';

/** Which email goes with a decision, and its words where they were edited. */
export function useDecisionMail(submissionId: number, status: keyof typeof kindsOfDecision) {
  const kinds: readonly DecisionMailKind[] = kindsOfDecision[status];
  const [kind, setKind] = useState<DecisionMailKind | 'none'>(kinds[0] ?? 'none');
  const [edited, setEdited] = useState<MailWords>();
  const isValid = edited === undefined || kind === 'none' || mailWordsOf[kind].safeParse(edited).success;
  const mail: DecisionMail | undefined =
    kind === 'none' ? undefined : { kind, ...(edited !== undefined && { words: edited }) };
  const shown = useDeferredValue(isValid ? mail : undefined);
  const draft = useQuery({
    ...mailDraftQuery(submissionId, shown ?? { kind: 'seen' }),
    enabled: shown !== undefined,
  });
  return {
    kinds,
    kind,
    choose(chosen: DecisionMailKind | 'none'): void {
      setKind(chosen);
      setEdited(undefined);
    },
    edited,
    setEdited,
    isValid,
    /** Undefined for none. */
    mail,
    draft,
  };
}
