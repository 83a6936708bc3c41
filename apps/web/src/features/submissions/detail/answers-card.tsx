import type { SubmissionResponse } from '@nimble/contracts/submissions';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { answersMessages as messages } from '../messages.ts';
import { Answer } from './answer.tsx';

type Props = {
  submissionId: number;
  responses: readonly SubmissionResponse[];
  /** The answer that is playing in the joined video. */
  playingId: number | undefined;
  /** Absent without a joined video. */
  onJump: ((response: SubmissionResponse) => void) | undefined;
  onWatchAlone: () => void;
  /** While the recording of one answer moves. */
  onMove: (player: HTMLMediaElement) => void;
  /** Beside the title. */
  actions: ReactNode;
};

/** The answers, numbered in the order of the interview. */
export function AnswersCard({
  submissionId,
  responses,
  playingId,
  onJump,
  onWatchAlone,
  onMove,
  actions,
}: Props) {
  return (
    <Card title={messages.title} actions={actions} flush className="min-w-0">
      {responses.length === 0 ? (
        <EmptyState title={messages.none} text={messages.noneText} className="py-8" />
      ) : (
        <ol className="divide-y divide-line overflow-hidden rounded-b-card">
          {responses.map((response, index) => (
            <Answer
              key={response.id}
              submissionId={submissionId}
              response={response}
              number={index + 1}
              isPlaying={response.id === playingId}
              onJump={onJump && response.startsAt !== null ? () => onJump(response) : undefined}
              onWatchAlone={onWatchAlone}
              onMove={onMove}
            />
          ))}
        </ol>
      )}
    </Card>
  );
}
