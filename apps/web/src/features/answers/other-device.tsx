import type { AnswerDraft } from '@nimble/contracts/answers';
import { Button } from '../../ui/buttons/button.tsx';
import { answerTexts as texts } from './messages.ts';

type Props = { other: AnswerDraft; onChoose: (choice: 'mine' | 'other') => void };

/** The text of another device, beside the one on this page: neither replaces the other unasked. */
export function OtherDevice({ other, onChoose }: Props) {
  return (
    <section
      aria-label={texts.elsewhere}
      className="flex flex-col gap-3 rounded-control border border-warning-line bg-warning-soft p-3"
    >
      <h2 className="font-medium">{texts.elsewhere}</h2>
      <p className="text-sm">{texts.elsewhereText}</p>
      <blockquote
        dir="auto"
        className="wrap-anywhere max-h-60 overflow-auto whitespace-pre-wrap border-s-4 ps-3"
      >
        {other.value.text}
      </blockquote>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onChoose('other')}>{texts.useOther}</Button>
        <Button onClick={() => onChoose('mine')}>{texts.keepMine}</Button>
      </div>
    </section>
  );
}
