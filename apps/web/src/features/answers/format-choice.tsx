import type { AnswerFormat } from '@nimble/contracts/answers';
import { CalendarDays, Hash, ListChecks, Mic, Paperclip, PenLine, Video } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { type Obstacle, obstacleTo } from './choice/needed-devices.ts';
import { useKnownDevices } from './choice/use-known-devices.ts';
import { answerTexts as texts } from './messages.ts';

const icons: { readonly [Format in AnswerFormat]: ReactNode } = {
  video: <Video />,
  audio: <Mic />,
  text: <PenLine />,
  choice: <ListChecks />,
  number: <Hash />,
  date: <CalendarDays />,
  file: <Paperclip />,
};

type Props = { formats: readonly AnswerFormat[]; onChoose: (format: AnswerFormat) => void };

/** The ways to answer a question, where there are several: those that work on this device come first. */
export function FormatChoice({ formats, onChoose }: Props) {
  const known = useKnownDevices();
  const choices = formats.map((format) => ({ format, obstacle: obstacleTo(format, known) }));
  const working = choices.filter(({ obstacle }) => obstacle === undefined);
  const others = choices.filter(({ obstacle }) => obstacle !== undefined);
  const othersId = useId();
  return (
    <section className="flex animate-appear flex-col gap-4 rounded-card border border-line bg-surface p-card">
      <div>
        <h2 className="font-semibold text-lg">{texts.choose}</h2>
        <p className="text-ink-soft">{texts.chooseHint}</p>
      </div>
      {working.length > 0 && <Choices choices={working} onChoose={onChoose} />}
      {others.length > 0 && (
        <section aria-labelledby={othersId}>
          <h3 id={othersId} className="font-medium">
            {texts.notHere}
          </h3>
          <p className="mb-3 text-ink-soft text-sm">{texts.notHereHint}</p>
          <Choices choices={others} onChoose={onChoose} />
        </section>
      )}
    </section>
  );
}

type Choice = { format: AnswerFormat; obstacle: Obstacle | undefined };

function Choices({ choices, onChoose }: { choices: readonly Choice[]; onChoose: Props['onChoose'] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {choices.map(({ format, obstacle }) => (
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
              <span className="block text-ink-soft text-sm">
                {obstacle === undefined ? texts.formatHints[format] : inWords(obstacle)}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function inWords({ state, devices }: Obstacle): string {
  return state === 'unsupported' ? texts.obstacles.unsupported : texts.obstacles[state]({ devices });
}
