import type { AnswerDraft, CandidateFormats } from '@nimble/contracts/answers';
import { formatDay } from '../../lib/formats.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { answerTexts as texts } from './messages.ts';
import { shownNumber } from './shown-values.ts';

type Props = {
  other: AnswerDraft;
  settings: CandidateFormats[number];
  onChoose: (choice: 'mine' | 'other') => void;
};

/** The answer of another device, beside the one on this page: neither replaces the other unasked. */
export function OtherDevice({ other, settings, onChoose }: Props) {
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
        {shownDraft(other.value, settings)}
      </blockquote>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onChoose('other')}>{texts.useOther}</Button>
        <Button onClick={() => onChoose('mine')}>{texts.keepMine}</Button>
      </div>
    </section>
  );
}

function shownDraft(value: AnswerDraft['value'], settings: CandidateFormats[number]): string {
  switch (value.format) {
    case 'text':
      return value.text;
    case 'choice': {
      const options = settings.format === 'choice' ? settings.options : [];
      const chosen = options.filter(({ id }) => value.chosen.includes(id)).map(({ text }) => text);
      return chosen.length === 0 ? texts.nothingYet : chosen.join('\n');
    }
    case 'number': {
      const unit = settings.format === 'number' ? settings.unit : null;
      return value.number === null ? texts.nothingYet : shownNumber({ number: value.number, unit });
    }
    case 'date':
      return value.date === null ? texts.nothingYet : formatDay(value.date);
  }
}
