import type { FormatSettings, SettingsOf, ShownValue } from '@nimble/contracts/answers';
import { settingsFor } from '@nimble/contracts/answers';
import { Check, Circle, CircleCheck, TriangleAlert } from 'lucide-react';
import { formatDay, formatDuration } from '../../lib/formats.ts';
import { classNames } from '../../ui/class-names.ts';
import { Badge } from '../../ui/figures/badge.tsx';
import { AnsweredFiles } from './files/answered-files.tsx';
import { answerTexts as texts } from './messages.ts';
import { shownNumber } from './shown-values.ts';

type Props = {
  value: ShownValue;
  /** For reviewers: the settings of the question, with all options and those that are right. */
  formats?: readonly FormatSettings[];
  className?: string;
};

/** An answer that is not recorded, to read or to download. */
export function ValueText({ value, formats = [], className }: Props) {
  if (value.format === 'file') return <AnsweredFiles value={value} className={className} />;
  return <GivenValue value={value} formats={formats} className={className} />;
}

type Given = Exclude<ShownValue, { format: 'file' }>;
type GivenProps = { value: Given; formats: readonly FormatSettings[]; className: string | undefined };

/** The answer, its length and its time. */
function GivenValue({ value, formats, className }: GivenProps) {
  const { seconds, isLate } = value;
  return (
    <figure className={classNames('min-w-0 text-start', className)}>
      <Content value={value} formats={formats} />
      <figcaption className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm tabular-nums">
        {value.format === 'text' && (
          <span>{texts.length({ words: value.words, characters: value.characters })}</span>
        )}
        <span>{texts.timeUsed({ time: formatDuration(seconds) })}</span>
        {isLate && (
          <Badge tone="amber" icon={<TriangleAlert />}>
            {texts.late}
          </Badge>
        )}
      </figcaption>
    </figure>
  );
}

function Content({ value, formats }: Omit<GivenProps, 'className'>) {
  switch (value.format) {
    case 'text':
      return (
        <blockquote dir="auto" className="wrap-anywhere max-w-prose whitespace-pre-wrap leading-relaxed">
          {value.text}
        </blockquote>
      );
    case 'choice':
      return <Choices chosen={value.chosen} settings={settingsFor(formats, 'choice')} />;
    case 'number':
      return <p className="font-medium tabular-nums">{shownNumber(value)}</p>;
    case 'date':
      return <p className="font-medium tabular-nums">{formatDay(value.date)}</p>;
  }
}

type ChoicesProps = {
  chosen: readonly { id: string; text: string }[];
  settings: SettingsOf<'choice'> | undefined;
};

/** What was chosen; with the settings beside what was not, and what is right. */
function Choices({ chosen, settings }: ChoicesProps) {
  const ids = new Set(chosen.map(({ id }) => id));
  const options = settings?.options ?? chosen.map((option) => ({ ...option, isRight: false }));
  const hasRight = options.some(({ isRight }) => isRight);
  const failing = new Set(settings?.screening?.options);
  return (
    <ul className="flex flex-col gap-1">
      {options.map(({ id, text, isRight }) => {
        const isChosen = ids.has(id);
        return (
          <li key={id} className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
            <span
              className={classNames(
                'inline-flex min-w-0 items-baseline gap-2',
                isChosen ? 'font-medium' : 'text-ink-soft',
              )}
            >
              <span aria-hidden className="relative top-0.5 shrink-0 [&_svg]:size-4">
                {isChosen ? (
                  <CircleCheck className="text-brand-ink" />
                ) : (
                  <Circle className="text-ink-faint" />
                )}
              </span>
              <span className="sr-only">{isChosen ? texts.chosen : texts.notChosen}</span>
              <span dir="auto" className="wrap-anywhere min-w-0">
                {text}
              </span>
            </span>
            {isRight && (
              <Badge tone="green" icon={<Check />}>
                {texts.right}
              </Badge>
            )}
            {hasRight && isChosen && !isRight && <Badge tone="red">{texts.notRight}</Badge>}
            {isChosen && failing.has(id) && settings?.screening && (
              <Badge tone="amber" icon={<TriangleAlert />}>
                {texts.notMet({ requirement: settings.screening.requirement })}
              </Badge>
            )}
          </li>
        );
      })}
    </ul>
  );
}
