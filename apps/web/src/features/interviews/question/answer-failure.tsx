import { RotateCcw, RotateCw } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { interviewTexts as texts } from '../messages.ts';
import type { Answer } from './answers.ts';

type Props = {
  answer: Extract<Answer, { status: 'failed' }>;
  onCheckAgain: (takeId: string) => void;
  onRestoreFormer: (answerId: number) => void;
};

/**
 * Why an answer cannot be used. Without a new recording, one whose check was interrupted can be checked again, and the
 * recording that it replaced used again.
 */
export function AnswerFailure({ answer, onCheckAgain, onRestoreFormer }: Props) {
  const { reason, uncheckedTake, former } = answer;
  return (
    <>
      <span className="block text-danger-ink">{reason}</span>
      <span className="flex flex-wrap gap-2 pt-2 empty:hidden">
        {uncheckedTake !== undefined && (
          <Button size="small" icon={<RotateCw />} onClick={() => onCheckAgain(uncheckedTake)}>
            {texts.checkAgain}
          </Button>
        )}
        {former !== undefined && (
          <Button size="small" icon={<RotateCcw />} onClick={() => onRestoreFormer(former)}>
            {texts.useFormer}
          </Button>
        )}
      </span>
    </>
  );
}
