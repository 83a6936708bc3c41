import { ArrowDown, ArrowUp, Copy, GripVertical, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { jobFormMessages as messages } from '../messages.ts';
import { moveButtonId, type useQuestionOrder } from './use-question-order.ts';

type Props = {
  index: number;
  count: number;
  /** Names the question while it moves. */
  fieldKey: string;
  order: ReturnType<typeof useQuestionOrder>;
  /** Absent at the maximum. */
  onDuplicate: (() => void) | undefined;
  /** Absent for one that must stay. */
  onRemove: (() => void) | undefined;
  /** Keeps it in the library. */
  save: ReactNode;
};

/** Actions for a whole question; the grip is for the mouse, the arrows for everybody. */
export function QuestionTools({ index, count, fieldKey, order, onDuplicate, onRemove, save }: Props) {
  const number = index + 1;
  return (
    <span className="-my-2 -me-2 flex items-center">
      <span
        {...order.handle(index)}
        aria-hidden
        title={messages.drag}
        className="hidden size-control cursor-grab items-center justify-center text-ink-faint active:cursor-grabbing pointer-fine:inline-flex [&_svg]:size-[1.125rem]"
      >
        <GripVertical />
      </span>
      <IconButton
        id={moveButtonId(fieldKey, 'up')}
        label={messages.moveUp({ number })}
        icon={<ArrowUp />}
        aria-disabled={index === 0}
        onClick={() => order.step(index, 'up')}
        className="aria-disabled:opacity-40"
      />
      <IconButton
        id={moveButtonId(fieldKey, 'down')}
        label={messages.moveDown({ number })}
        icon={<ArrowDown />}
        aria-disabled={index === count - 1}
        onClick={() => order.step(index, 'down')}
        className="aria-disabled:opacity-40"
      />
      <IconButton
        label={messages.duplicateQuestion({ number })}
        icon={<Copy />}
        disabled={onDuplicate === undefined}
        onClick={onDuplicate}
      />
      {save}
      <IconButton
        label={messages.removeQuestion({ number })}
        icon={<Trash2 />}
        disabled={onRemove === undefined}
        onClick={onRemove}
      />
    </span>
  );
}
