import { ArrowLeft } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { choiceTexts as texts } from './messages.ts';

/** Before a retake: the earlier recording is kept, with a button back to it. */
export function KeptBeside({ isAnswer, onBack }: { isAnswer: boolean; onBack: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 text-center text-ink-soft text-sm">
      <p role="status">{isAnswer ? texts.answerKept : texts.kept({ number: 1 })}</p>
      <Button icon={<ArrowLeft />} onClick={onBack}>
        {isAnswer ? texts.backToAnswer : texts.back({ number: 1 })}
      </Button>
    </div>
  );
}
