import type { AskedQuestion, GivenScorecard, Scorecard } from '@nimble/contracts/scorecards';
import { ChevronDown, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import { labeled, relativeDate } from '../../../lib/formats.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { teamMessages as messages } from '../messages.ts';
import { StarNumber, shownStars } from '../stars.tsx';

/**
 * The submitted ratings of reviewers, or the notice that they are hidden until the user's own scorecard is submitted.
 */
export function TeamSection({ scorecard }: { scorecard: Scorecard }) {
  const { others, givenCount, questions } = scorecard;
  return (
    <section aria-label={messages.title}>
      <h3 className="font-semibold">{messages.title}</h3>
      {others.state === 'hidden' ? (
        <div className="mt-2 flex gap-2.5 rounded-control bg-sunken px-3 py-2.5">
          <EyeOff aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" />
          <div>
            <p className="font-medium">{messages.hidden}</p>
            <p className="text-ink-soft text-sm">{messages.hiddenText({ count: givenCount })}</p>
          </div>
        </div>
      ) : others.averages === null ? (
        <p className="mt-1 text-ink-soft">{messages.noneText}</p>
      ) : (
        <>
          <dl className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5">
            <div className="contents font-semibold">
              <dt>{messages.average}</dt>
              <dd className="text-end">
                <StarNumber
                  stars={others.averages.overall}
                  label={messages.averageOf({
                    stars: shownStars(others.averages.overall),
                    count: givenCount,
                  })}
                />
              </dd>
            </div>
            {others.averages.criteria.map(({ criterion, average }) => (
              <div key={criterion} className="contents">
                <dt className="break-words text-ink-soft">{criterion}</dt>
                <dd className="text-end">
                  <StarNumber stars={average} />
                </dd>
              </div>
            ))}
          </dl>
          <ul className="mt-3 divide-y divide-line rounded-control border border-line">
            {others.scorecards.map((given) => (
              <Given key={`${given.reviewer} ${given.givenAt}`} given={given} questions={questions} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Given({ given, questions }: { given: GivenScorecard; questions: readonly AskedQuestion[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const { reviewer, isOwn, givenAt, changedAt, average } = given;
  const dates = [
    messages.givenAt({ date: relativeDate(givenAt) }),
    changedAt !== null && messages.changedAt({ date: relativeDate(changedAt) }),
  ];
  return (
    <li className="px-3 py-2.5">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="break-words font-medium">{isOwn ? messages.you({ name: reviewer }) : reviewer}</p>
          <p className="text-ink-soft text-sm">{dates.filter(Boolean).join(', ')}</p>
        </div>
        <StarNumber stars={average} />
        <Button
          variant="ghost"
          size="small"
          aria-label={labeled(isOpen ? messages.hide : messages.show, reviewer)}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setIsOpen(!isOpen)}
          className="-me-2"
        >
          <ChevronDown className={classNames('size-4 transition-transform', isOpen && 'rotate-180')} />
        </Button>
      </div>
      <div id={detailsId}>{isOpen && <Ratings given={given} questions={questions} />}</div>
    </li>
  );
}

/** Those of the interview first, then those of each question. */
function Ratings({ given, questions }: { given: GivenScorecard; questions: readonly AskedQuestion[] }) {
  const place = (questionId: number | null) => questions.findIndex(({ id }) => id === questionId);
  const ratings = given.ratings.toSorted((one, other) => place(one.questionId) - place(other.questionId));
  return (
    <ul className="mt-2 flex flex-col gap-2">
      {ratings.map(({ criterion, questionId, stars, comment }) => (
        <li key={`${criterion} ${questionId}`}>
          <p className="flex items-baseline justify-between gap-3 text-sm">
            <span className="min-w-0 break-words text-ink-soft">
              {questionId === null
                ? criterion
                : `${messages.questionNumber({ number: place(questionId) + 1 })} · ${criterion}`}
            </span>
            {stars !== null && <StarNumber stars={stars} />}
          </p>
          {comment !== '' && (
            <p dir="auto" className="whitespace-pre-line break-words">
              {comment}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
