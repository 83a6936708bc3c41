import type { SubmissionResponse } from '@nimble/contracts/submissions';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { scorecardQuery } from '../../scorecards/index.ts';
import { answersMessages as messages, tabMessages } from '../messages.ts';
import type { FilmPart } from '../player/waveform.tsx';
import { Answer, AnswerNumber } from './answer.tsx';
import { inOrderAsked } from './asked-questions.ts';

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

/** The answers, numbered in the order of the interview, and in their places the questions without one. */
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
  const isAnySkipped = responses.some(({ metadata }) => metadata.totalQuestions > responses.length);
  const { data: scorecard } = useQuery({ ...scorecardQuery(submissionId), enabled: isAnySkipped });
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
          {inOrderAsked(responses, isAnySkipped ? scorecard?.questions : undefined).map(
            ({ number, question, response }) =>
              response === undefined ? (
                <NotAnswered key={`question-${number}`} number={number} question={question} />
              ) : (
                <Answer
                  key={response.id}
                  submissionId={submissionId}
                  response={response}
                  number={number}
                  part={partOf(response, filmSeconds)}
                  isPlaying={response.id === playingId}
                  onJump={onJump && response.startsAt !== null ? () => onJump(response) : undefined}
                  onWatchAlone={onWatchAlone}
                  onMove={onMove}
                />
              ),
          )}
        </ol>
      )}
    </Card>
  );
}

/** An optional question that the candidate skipped. */
function NotAnswered({ number, question }: { number: number; question: string }) {
  return (
    <li className="flex items-start gap-3 px-card py-2.5">
      <AnswerNumber number={number} isPlaying={false} />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="break-words font-medium">
          {question}
        </p>
        <p className="mt-0.5 text-ink-soft text-sm">{messages.notAnswered}</p>
      </div>
    </li>
  );
}

function partOf(
  { startsAt, duration }: SubmissionResponse,
  filmSeconds: number | undefined,
): FilmPart | undefined {
  if (startsAt === null || duration === null || !filmSeconds) return undefined;
  return { from: startsAt / filmSeconds, to: (startsAt + duration) / filmSeconds };
}
