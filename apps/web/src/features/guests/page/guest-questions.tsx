import type { GuestAnswer } from '@nimble/contracts/guests';
import { formatDuration } from '../../../lib/formats.ts';
import type { Player } from '../../../shared/player.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ValueText } from '../../answers/index.ts';
import { QuestionMedia } from '../../question-media/index.ts';
import { guestTexts as messages } from './messages.ts';

/** The questions, and where each answer begins. */
export function GuestQuestions({ answers, player }: { answers: readonly GuestAnswer[]; player: Player }) {
  return (
    <section aria-label={messages.questions}>
      <ol className="divide-y divide-line">
        {answers.map(({ responseId, number, question, media, startsAt, value }) => (
          <li key={responseId} className="flex items-start gap-3 py-2.5">
            {startsAt !== null && (
              <Button
                size="small"
                aria-label={messages.goTo({ number, time: formatDuration(startsAt) })}
                onClick={() => player.playFrom(startsAt)}
                className="shrink-0 tabular-nums"
              >
                {formatDuration(startsAt)}
              </Button>
            )}
            <div className="min-w-0 flex-1 pt-1">
              <p className="break-words">
                {number}. <bdi>{question}</bdi>
              </p>
              {media !== undefined && (
                <div className="mt-2">
                  <QuestionMedia media={media} isOnlyDownloaded />
                </div>
              )}
              {value !== null && <ValueText value={value} className="mt-2" />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
