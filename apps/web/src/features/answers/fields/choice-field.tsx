import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { answerTexts as texts } from '../messages.ts';
import type { CandidateSettings, FieldProps } from './field-props.ts';

/** One of the options as radio buttons, or several as checkboxes. */
export function ChoiceField({
  id,
  labelledBy,
  value: { chosen },
  settings,
  isOver,
  onChange,
}: FieldProps<'choice'>) {
  const { options, maximumChosen } = settings;
  const isOne = maximumChosen === 1;
  const isFull = !isOne && chosen.length >= maximumChosen;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const inputs = [...(list.current?.querySelectorAll('input') ?? [])];
    (inputs.find(({ checked }) => checked) ?? inputs[0])?.focus();
  }, []);

  function change(option: string, isChosen: boolean): void {
    const others = isOne ? [] : chosen.filter((each) => each !== option);
    onChange({ format: 'choice', chosen: isChosen ? [...others, option] : others });
  }
  return (
    <div
      ref={list}
      role={isOne ? 'radiogroup' : 'group'}
      aria-labelledby={labelledBy}
      aria-describedby={`${id}-hint`}
      className="flex flex-col gap-2"
    >
      <p id={`${id}-hint`} className="text-ink-soft text-sm">
        {chooseHint(settings)}
      </p>
      {options.map(({ id: option, text }) => (
        <Option
          key={option}
          name={id}
          text={text}
          isOne={isOne}
          isChosen={chosen.includes(option)}
          isDisabled={isOver || (isFull && !chosen.includes(option))}
          onChange={(isChosen) => change(option, isChosen)}
        />
      ))}
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {isFull && options.length > maximumChosen && texts.allChosen({ count: maximumChosen })}
      </p>
    </div>
  );
}

/** How many are to be chosen. */
export function chooseHint({ minimumChosen, maximumChosen }: CandidateSettings<'choice'>): string {
  if (maximumChosen === 1) return texts.chooseOne;
  return minimumChosen === maximumChosen
    ? texts.chooseExactly({ count: maximumChosen })
    : texts.chooseSeveral({ least: minimumChosen, most: maximumChosen });
}

type OptionProps = {
  name: string;
  text: string;
  isOne: boolean;
  isChosen: boolean;
  isDisabled: boolean;
  onChange: (isChosen: boolean) => void;
};

function Option({ name, text, isOne, isChosen, isDisabled, onChange }: OptionProps) {
  return (
    <label
      className={classNames(
        'flex min-h-12 items-center gap-3 rounded-control border px-4 py-2.5 transition-colors',
        isChosen ? 'border-brand bg-brand-soft' : 'border-control bg-surface',
        isDisabled ? 'text-ink-faint' : 'hover:border-brand',
      )}
    >
      <span className="relative inline-flex shrink-0">
        <input
          type={isOne ? 'radio' : 'checkbox'}
          name={name}
          checked={isChosen}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.checked)}
          className={classNames(
            'size-5 appearance-none border border-control bg-surface transition-colors checked:border-primary checked:bg-primary',
            'disabled:border-line-strong disabled:bg-sunken disabled:checked:border-control disabled:checked:bg-control',
            isOne ? 'rounded-full' : 'rounded-sm',
          )}
        />
        {isChosen && (
          <span
            aria-hidden
            className="pointer-events-none absolute inset-0 grid place-items-center text-on-primary [&_svg]:size-3.5 [&_svg]:stroke-3"
          >
            {isOne ? <span className="size-2 rounded-full bg-on-primary" /> : <Check />}
          </span>
        )}
      </span>
      <span dir="auto" className="wrap-anywhere min-w-0">
        {text}
      </span>
    </label>
  );
}
