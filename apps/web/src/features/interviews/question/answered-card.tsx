import { CircleCheck, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { answerTexts, fileTexts, wordsOf } from '../../answers/index.ts';
import { interviewTexts as texts } from '../messages.ts';
import { AnswerContent } from '../review/answer-content.tsx';
import type { Answer } from './answers.ts';

/** Milliseconds until the hint, or the next question: 1.5 s. */
const advanceMilliseconds = 1500;

type Props = {
  /** Accepted just now, not on an earlier visit. */
  isNew: boolean;
  isLast: boolean;
  number: number;
  answer: Answer;
  /** In whichever way leaves most; null: without limit. */
  retakesLeft: number | null;
  /** In the way that it was answered. */
  sameLeft: number | null;
  onAgain: () => void;
  /** To the next question; from the last, to the review or to a required question without an answer. */
  onNext: () => void;
};

/** An answered question. One accepted just now advances by itself; at the last one, a hint appears. */
export function AnsweredCard(props: Props) {
  const { isNew, isLast, number, answer, retakesLeft, sameLeft, onAgain, onNext } = props;
  const [isHintShown, setIsHintShown] = useState(false);
  const card = useRef<HTMLElement>(null);
  const advance = useRef(onNext);
  useEffect(() => {
    advance.current = onNext;
  });
  useEffect(() => {
    if (!isNew) return;
    card.current?.focus();
    const timer = setTimeout(() => {
      if (isLast) setIsHintShown(true);
      else advance.current();
    }, advanceMilliseconds);
    return () => clearTimeout(timer);
  }, [isNew, isLast]);
  return (
    <section
      ref={card}
      tabIndex={-1}
      className="flex animate-appear flex-col items-center gap-4 rounded-card border border-line bg-surface px-card py-8 text-center outline-none"
    >
      {isNew && !isLast ? (
        <Done />
      ) : (
        <AnswerContent number={number} answer={answer} className="w-full max-w-form" />
      )}
      <p role="status" className="text-lg">
        {isNew && isHintShown && answer.status !== 'saved' ? texts.happy : textOf(isNew && !isLast, answer)}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {retakesLeft !== 0 && (
          <Button size="large" icon={<RotateCcw />} onClick={onAgain}>
            {sameLeft === 0 ? answerTexts.changeFormat : againLabel(answer, sameLeft)}
          </Button>
        )}
        {isNew && (!isLast || isHintShown) && (
          <Button size="large" variant="primary" onClick={onNext}>
            {texts.continue}
          </Button>
        )}
      </div>
    </section>
  );
}

function Done() {
  return (
    <span className="grid size-14 place-items-center rounded-full bg-brand-soft text-brand-ink">
      <CircleCheck aria-hidden className="size-7" />
    </span>
  );
}

function textOf(isAdvancing: boolean, { status }: Answer): string {
  if (isAdvancing) return texts.advancing;
  if (status === 'saved') return answerTexts.answered;
  return status === 'sending' ? texts.answeredHint : texts.uploaded;
}

function againLabel(answer: Answer, left: number | null): string {
  if (answer.status === 'saved') {
    if (answer.value.format === 'file') return fileTexts.change;
    const { again, againLeft } = wordsOf(answer.value.format);
    return left === null ? again : againLeft({ count: left });
  }
  return left === null ? texts.recordAgain : texts.recordAgainLeft({ count: left });
}
