import type { SubmissionResponse } from '@nimble/contracts/submissions';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { answersMessages as messages, tabMessages } from '../messages.ts';
import type { FilmPart } from '../player/waveform.tsx';
import { Answer } from './answer.tsx';

type Props = {
  submissionId: number;
  responses: readonly SubmissionResponse[];
  /** Length of the joined video, seconds; absent without one. */
  filmSeconds: number | undefined;
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
  filmSeconds,
  playingId,
  onJump,
  onWatchAlone,
  onMove,
  actions,
}: Props) {
  // The usual heading would be wrong above what was written.
  const title = responses.every(({ responseType }) => responseType === 'video')
    ? messages.title
    : tabMessages.facts.answers;
  return (
    <Card title={title} actions={actions} flush className="min-w-0">
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
              part={partOf(response, filmSeconds)}
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

function partOf(
  { startsAt, duration }: SubmissionResponse,
  filmSeconds: number | undefined,
): FilmPart | undefined {
  if (startsAt === null || duration === null || !filmSeconds) return undefined;
  return { from: startsAt / filmSeconds, to: (startsAt + duration) / filmSeconds };
}
