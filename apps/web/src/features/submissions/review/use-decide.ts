import type { DecisionMail } from '@nimble/contracts/decision-mails';
import type { Stage } from '@nimble/contracts/stages';
import {
  isFinal,
  type ReviewStatus,
  type Submission,
  type SubmissionStatus,
} from '@nimble/contracts/submissions';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { type AskedDecision, isAskedAbout } from '../decision/asked-decision.ts';
import { decisionMessages } from '../decision/messages.ts';
import { useAsksForMail } from '../decision/use-asks-for-mail.ts';
import { submissionPageMessages as messages, reviewMessages } from '../messages.ts';
import { useUpdateSubmission } from '../submissions.queries.ts';
import { useOfferUndo } from '../undo/use-offer-undo.ts';

type Given = {
  /** Undefined where it stays. */
  status: ReviewStatus | undefined;
  /** null: the built-in stage of the status; undefined: none was chosen. */
  stage?: Stage | null | undefined;
  said: string;
  mail?: DecisionMail | undefined;
  onSaved?: () => void;
};

const mailedSaid = { shortlisted: 'approved', rejected: 'rejected' } as const;

/** Approving and rejecting ask first which email goes with it. */
function useAsking(save: (given: Given) => void) {
  const asksForMail = useAsksForMail();
  const [asked, setAsked] = useState<AskedDecision | null>(null);
  return {
    /** The decision that waits for the choice of an email. */
    asked,
    dismiss: () => setAsked(null),
    /** Decides what was asked about, with the email if there is one. */
    decideAsked(mail: DecisionMail | undefined): void {
      if (asked === null) return;
      const { status, stage } = asked;
      const said = mail === undefined ? asked.said : decisionMessages[mailedSaid[status]];
      save({ status, stage, said, mail, onSaved: () => setAsked(null) });
    },
    async give({ status, stage, said }: Given): Promise<void> {
      const isAsked = status !== undefined && isAskedAbout(status) && (await asksForMail());
      if (isAsked) setAsked({ status, stage, said });
      else save({ status, stage, said });
    },
  };
}

/**
 * Sets a status or a score at once, if the shown value is still current; else the user gets a message. The messages name the
 * candidate, because they also appear after the user has left, and a decision can be undone from there.
 * @param onDecided called after the first decision on a candidate.
 */
export function useDecide(submission: Submission, onDecided?: () => void) {
  const { id, candidateName, status, rating } = submission;
  const { mutate, isPending, variables } = useUpdateSubmission(id);
  const offerUndo = useOfferUndo(submission);
  const about = { detail: candidateName };
  const failed = (failure: string) => (error: Error) => toast.error(messageOf(error, failure), about);

  function save({ status: given, stage, said, mail, onSaved }: Given): void {
    const moved = stage === undefined ? { status: given } : { stage: stage?.id ?? null };
    mutate(
      { ...moved, ifUnchanged: { status }, ...(mail !== undefined && { mail }) },
      {
        evenWhenGone: true,
        onSuccess: (saved) => {
          onSaved?.();
          const isDecided = given !== undefined && isFinal(given);
          if (isDecided) offerUndo(said, saved, { mails: mail !== undefined });
          else toast.success(said, about);
          if (isDecided && !isFinal(status)) onDecided?.();
        },
        onError: failed(messages.statusFailed),
      },
    );
  }
  const { give, ...asking } = useAsking(save);
  const giveStatus = (status: ReviewStatus, said: string) => void give({ status, said });
  return {
    ...asking,
    /** The status that is being saved. */
    pending: isPending ? variables.status : undefined,
    pendingScore: isPending ? variables.rating : undefined,
    giveStatus,
    /** null: the built-in stage of the status. */
    moveTo: (stage: Stage | null) => void give(moveOf(status, stage)),
    approve: () => giveStatus('shortlisted', messages.approved),
    reject: () => giveStatus('rejected', messages.rejected),
    /** 0 to 100. */
    giveScore(score: number): void {
      mutate(
        { rating: score, ifUnchanged: { rating } },
        {
          evenWhenGone: true,
          onSuccess: () => toast.success(messages.scored({ score }), about),
          onError: failed(reviewMessages.failed),
        },
      );
    },
  };
}

function moveOf(before: SubmissionStatus, stage: Stage | null): Given {
  if (stage === null) return { status: undefined, stage, said: messages.movedBack };
  const { name, status } = stage;
  const stays = status === 'pending' || status === before;
  return { status: stays ? undefined : status, stage, said: messages.moved({ stage: name }) };
}

export type Decide = ReturnType<typeof useDecide>;
