import type { Scorecard } from '@nimble/contracts/scorecards';
import { useRef, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { relativeDate } from '../../../lib/formats.ts';
import type { PlayerPosition } from '../../../shared/player-position.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { FieldError } from '../../../ui/fields/field.tsx';
import { scorecardsMessages as messages, teamMessages } from '../messages.ts';
import { CriterionRow } from './criterion-row.tsx';
import { meanOfQuestions, ratingOf, unratedCriteria } from './own-ratings.ts';
import { ScopeField } from './scope-field.tsx';
import { type OwnScorecard, useOwnScorecard } from './use-own-scorecard.ts';

type Props = { scorecard: Scorecard; player: PlayerPosition | null };

/** The user's own stars and texts, for the whole interview or for one question at a time. */
export function OwnScorecardForm({ scorecard, player }: Props) {
  const { criteria, questions } = scorecard;
  const own = useOwnScorecard(scorecard);
  const [questionId, setQuestionId] = useState<number | null>(null);
  const [hasTried, setHasTried] = useState(false);
  const unrated = unratedCriteria(own.ratings, criteria);
  const isIncomplete = hasTried && unrated.length > 0;

  /** Shows what is missing without calling the server. */
  function whenComplete(send: () => void): void {
    setHasTried(true);
    if (unrated.length === 0) send();
  }

  return (
    <section aria-label={messages.own}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-semibold">{messages.own}</h3>
        <p role="status" className="text-ink-soft text-sm">
          <Standing own={own} givenAt={scorecard.own.givenAt} />
        </p>
      </div>
      <ScopeField questions={questions} value={questionId} onChange={setQuestionId} player={player} />
      <ul className="mt-1 divide-y divide-line">
        {criteria.map((criterion) => (
          <CriterionRow
            key={`${criterion} ${questionId}`}
            rating={ratingOf(own.ratings, criterion, questionId)}
            fromQuestions={questionId === null ? meanOfQuestions(own.ratings, criterion) : null}
            isMissing={isIncomplete && unrated.includes(criterion)}
            onRate={own.rate}
          />
        ))}
      </ul>
      {isIncomplete && <FieldError>{messages.incomplete}</FieldError>}
      {own.error !== null && <FieldError>{messageOf(own.error, messages.saveFailed)}</FieldError>}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <p className="text-ink-soft text-sm tabular-nums">
          {messages.progress({ rated: criteria.length - unrated.length, all: criteria.length })}
        </p>
        <SendButtons own={own} whenComplete={whenComplete} />
      </div>
      <p className="mt-2 text-ink-soft text-sm">{own.isGiven ? messages.changedNote : messages.giveHint}</p>
    </section>
  );
}

function Standing({ own, givenAt }: { own: OwnScorecard; givenAt: string | null }) {
  if (givenAt !== null) return teamMessages.givenAt({ date: relativeDate(givenAt) });
  if (own.error !== null) return null;
  if (own.isSaving || own.isUnsaved) return messages.saving;
  return own.ratings.length > 0 ? messages.saved : messages.notStarted;
}

type SendProps = { own: OwnScorecard; whenComplete: (send: () => void) => void };

/** Submits it at first, and saves changes from then on. Then its button disappears, and the focus stays in its place. */
function SendButtons({ own, whenComplete }: SendProps) {
  const group = useRef<HTMLDivElement>(null);
  function done(text?: string): void {
    const focused = document.activeElement;
    if (focused === document.body || group.current?.contains(focused) === true)
      group.current?.focus({ preventScroll: true });
    if (text !== undefined) toast.success(text);
  }
  return (
    <div ref={group} tabIndex={-1} className="flex gap-2 outline-none">
      {!own.isGiven && (
        <Button
          variant="primary"
          loading={own.isGiving}
          onClick={() => whenComplete(() => own.give(() => done(messages.given)))}
        >
          {messages.give}
        </Button>
      )}
      {own.isGiven && own.isUnsaved && <Changes own={own} whenComplete={whenComplete} onDone={done} />}
    </div>
  );
}

function Changes({ own, whenComplete, onDone }: SendProps & { onDone: (text?: string) => void }) {
  return (
    <>
      <Button
        variant="ghost"
        disabled={own.isSaving}
        onClick={() => {
          own.discard();
          onDone();
        }}
      >
        {messages.discard}
      </Button>
      <Button
        variant="primary"
        loading={own.isSaving}
        onClick={() => whenComplete(() => own.saveChanges(() => onDone(messages.changesSaved)))}
      >
        {messages.saveChanges}
      </Button>
    </>
  );
}
