import { Button } from '../../../ui/buttons/button.tsx';
import { noteMessages as messages } from '../messages.ts';

type Props = { stored: string; onTakeTheirs: () => void; onKeepMine: () => void };

/** Another person has saved a note while this one was written. Nothing is overwritten without a choice. */
export function OtherNote({ stored, onTakeTheirs, onKeepMine }: Props) {
  return (
    <div role="alert" className="mt-3 rounded-control border border-warning-line bg-warning-soft p-3">
      <p className="font-medium text-warning-ink">{messages.otherNote}</p>
      <blockquote className="mt-1.5 max-h-40 overflow-y-auto whitespace-pre-line break-words text-ink-soft">
        {stored === '' ? messages.none : stored}
      </blockquote>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={onTakeTheirs}>
          {messages.takeTheirs}
        </Button>
        <Button size="small" onClick={onKeepMine}>
          {messages.keepMine}
        </Button>
      </div>
    </div>
  );
}
