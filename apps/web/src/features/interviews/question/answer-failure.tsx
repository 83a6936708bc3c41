import { RotateCw } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { interviewTexts as texts } from '../messages.ts';
import type { Answer } from './answers.ts';

type Props = {
  answer: Extract<Answer, { status: 'failed' }>;
  onCheckAgain: (takeId: string) => void;
};

/** Why an answer cannot be used; one whose check was interrupted can be checked again without a new recording. */
export function AnswerFailure({ answer: { reason, uncheckedTake }, onCheckAgain }: Props) {
  return (
    <>
      <span className="block text-danger-ink">{reason}</span>
      {uncheckedTake !== undefined && (
        <Button size="small" icon={<RotateCw />} onClick={() => onCheckAgain(uncheckedTake)} className="mt-2">
          {texts.checkAgain}
        </Button>
      )}
    </>
  );
}
