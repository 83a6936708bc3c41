import type { DecisionMail } from '@nimble/contracts/decision-mails';
import type { Stage } from '@nimble/contracts/stages';
import {
  isFinal,
  type ReviewStatus,
  type Submission,
  type SubmissionStatus,
} from '@nimble/contracts/submissions';
import { messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import type { GivenDecision } from '../decision/asked-decision.ts';
import { decisionMessages } from '../decision/messages.ts';
import { useMailQuestion } from '../decision/use-mail-question.ts';
import { submissionPageMessages as messages, reviewMessages } from '../messages.ts';
import { useUpdateSubmission } from '../submissions.queries.ts';
import { useOfferUndo } from '../undo/use-offer-undo.ts';

type Given = GivenDecision & {
  /** null: the built-in stage of the status; undefined: none was chosen. */
  stage?: Stage | null | undefined;
  said: string;
};

const mailedSaid = { shortlisted: 'approved', rejected: 'rejected' } as const;

/**
 * Sets a status or a score at once, if the shown value is still current; else the user gets a message. The messages
 * name the candidate, because they also appear after the user has left, and a decision can be undone from there.
 * @param onDecided called after the first decision on a candidate.
 */
export function useDecide(submission: Submission, onDecided?: () => void) {
  const { id, candidateName, status, rating } = submission;
  const { mutate, isPending, variables } = useUpdateSubmission(id);
  const offerUndo = useOfferUndo(submission);
  const about = { detail: candidateName };
  const failed = (failure: string) => (error: Error) => toast.error(messageOf(error, failure), about);

  function save({ status: given, stage, said }: Given, mail?: DecisionMail, onSaved?: () => void): void {
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
  const { give, asked, dismiss, awaited } = useMailQuestion(save, () => about);
  const giveStatus = (status: ReviewStatus, said: string) => give({ status, said });
  return {
    asked,
    dismiss,
    /** Decides what was asked about, with the email if there is one. */
    decideAsked(mail: DecisionMail | undefined): void {
      if (asked === null) return;
      const said = mail === undefined ? asked.said : decisionMessages[mailedSaid[asked.status]];
      save({ ...asked, said }, mail, dismiss);
    },
    /** The status that is being saved, or waits for whether its email is asked about. */
    pending: awaited ?? (isPending ? variables.status : undefined),
    pendingScore: isPending ? variables.rating : undefined,
    giveStatus,
    /** null: the built-in stage of the status. */
    moveTo: (stage: Stage | null) => give(moveOf(status, stage)),
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
