import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button, pressedOnce } from '../../../../ui/buttons/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { interviewTexts as texts } from '../../messages.ts';

type Props = {
  index: number;
  isLast: boolean;
  /** This question is being recorded for the only time, and cannot be left meanwhile. */
  isClosed: boolean;
  /** The id of the reason, for other disabled controls, too. */
  reasonId?: string;
  onMove: (index: number) => void;
  /** Between the two, as long as there is no reason. */
  children?: ReactNode;
  className: string;
};

/** Navigation to the previous and the next question; a double click counts as one. */
export function QuestionNav({ index, isLast, isClosed, reasonId, onMove, children, className }: Props) {
  const ownId = useId();
  const id = reasonId ?? ownId;
  const describedBy = isClosed ? id : undefined;
  return (
    <nav
      className={classNames('flex flex-wrap items-center justify-between gap-3 sm:flex-nowrap', className)}
    >
      <Button
        icon={<ArrowLeft />}
        disabled={isClosed || index === 0}
        aria-describedby={describedBy}
        onClick={pressedOnce(false, () => onMove(index - 1))}
      >
        {texts.previous}
      </Button>
      {children}
      {/* Always rendered, so that screen readers announce its text. */}
      <p
        id={id}
        role="status"
        className="text-ink-soft text-sm empty:absolute max-sm:order-last max-sm:w-full"
      >
        {isClosed && texts.leaveClosedText}
      </p>
      {!isLast && (
        <Button
          className="ms-auto"
          disabled={isClosed}
          aria-describedby={describedBy}
          onClick={pressedOnce(false, () => onMove(index + 1))}
        >
          {texts.next}
          <ArrowRight aria-hidden />
        </Button>
      )}
    </nav>
  );
}
