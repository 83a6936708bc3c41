import { CircleCheck, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { interviewTexts as texts } from '../messages.ts';

/** Spec 1 §9: the hint, and the way to the next question, after this time. */
const advanceMilliseconds = 1500;

type Props = {
  /** Accepted just now, not on an earlier visit. */
  isNew: boolean;
  isLast: boolean;
  /** The server has it. */
  isUploaded: boolean;
  /** null: without limit. */
  retakesLeft: number | null;
  onAgain: () => void;
  /** To the next question; from the last, to the review or to a required question that has no answer yet. */
  onNext: () => void;
};

/** An answered question. One accepted just now leads on by itself; at the last one, a hint does (spec 1 §2, §4). */
export function AnsweredCard(props: Props) {
  const { isNew, isLast, isUploaded, retakesLeft, onAgain, onNext } = props;
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
      className="flex animate-appear flex-col items-center gap-4 rounded-card border border-line bg-surface px-card py-12 text-center outline-none"
    >
      <span className="grid size-14 place-items-center rounded-full bg-brand-soft text-brand-ink">
        <CircleCheck aria-hidden className="size-7" />
      </span>
      <p role="status" className="text-lg">
        {isHintShown ? texts.happy : textOf(isNew && !isLast, isUploaded)}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {retakesLeft !== 0 && (
          <Button size="large" icon={<RotateCcw />} onClick={onAgain}>
            {retakesLeft === null ? texts.recordAgain : texts.recordAgainLeft(retakesLeft)}
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

function textOf(isAdvancing: boolean, isUploaded: boolean): string {
  if (isAdvancing) return texts.advancing;
  return isUploaded ? texts.uploaded : texts.answeredHint;
}
