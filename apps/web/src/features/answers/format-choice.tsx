import type { AnswerFormat } from '@nimble/contracts/answers';
import { CalendarDays, Hash, ListChecks, PenLine, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { answerTexts as texts } from './messages.ts';

const icons: { readonly [Format in AnswerFormat]: ReactNode } = {
  video: <Video />,
  text: <PenLine />,
  choice: <ListChecks />,
  number: <Hash />,
  date: <CalendarDays />,
};

type Props = { formats: readonly AnswerFormat[]; onChoose: (format: AnswerFormat) => void };

/** The ways to answer a question, where there are several. */
export function FormatChoice({ formats, onChoose }: Props) {
  return (
    <section className="flex animate-appear flex-col gap-4 rounded-card border border-line bg-surface p-card">
      <div>
        <h2 className="font-semibold text-lg">{texts.choose}</h2>
        <p className="text-ink-soft">{texts.chooseHint}</p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2">
        {formats.map((format) => (
          <li key={format}>
            <button
              type="button"
              onClick={() => onChoose(format)}
              className="flex size-full items-center gap-4 rounded-control border border-control bg-surface p-4 text-start transition-colors hover:border-brand hover:bg-brand-soft"
            >
              <span
                aria-hidden
                className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-ink [&_svg]:size-5"
              >
                {icons[format]}
              </span>
              <span className="min-w-0">
                <span className="block font-medium">{texts.formats[format]}</span>
                <span className="block text-ink-soft text-sm">{texts.formatHints[format]}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
