import { eachTextOnce } from '@nimble/contracts';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { Field } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';

type Props = {
  label: string;
  hint: string;
  words: readonly string[];
  /** Offered while typing. */
  known: readonly string[];
  most: number;
  /** Characters of one. */
  longest: number;
  /** The name of the button that removes one. */
  removeLabel: (word: string) => string;
  error?: string | undefined;
  onChange: (words: string[]) => void;
};

/** Own words, each once; Enter, a comma and leaving the field add one. */
export function WordsField(props: Props) {
  const { label, hint, words, known, most, longest, error, onChange } = props;
  const listId = useId();
  const [typed, setTyped] = useState('');
  function add(text: string): void {
    const added = text
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '');
    if (added.length > 0) onChange(eachTextOnce([...words, ...added]).slice(0, most));
    setTyped('');
  }
  return (
    <div>
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <Input
            {...control}
            list={listId}
            value={typed}
            disabled={words.length >= most}
            maxLength={longest}
            autoComplete="off"
            onChange={({ target }) =>
              target.value.endsWith(',') ? add(target.value) : setTyped(target.value)
            }
            onBlur={() => add(typed)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add(typed);
            }}
          />
        )}
      </Field>
      <datalist id={listId}>
        {known
          .filter((word) => !words.includes(word))
          .map((word) => (
            <option key={word} value={word} />
          ))}
      </datalist>
      <ChosenWords {...props} />
    </div>
  );
}

function ChosenWords({ label, words, removeLabel, onChange }: Props) {
  if (words.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-2 flex flex-wrap gap-1.5">
      {words.map((word) => (
        <ChosenWord
          key={word}
          word={word}
          removeLabel={removeLabel(word)}
          onRemove={() => onChange(words.filter((each) => each !== word))}
        />
      ))}
    </ul>
  );
}

type ChosenProps = { word: string; removeLabel: string; onRemove: () => void };

function ChosenWord({ word, removeLabel, onRemove }: ChosenProps) {
  return (
    <li className="inline-flex min-h-7 max-w-full items-center rounded-full border border-line-strong bg-sunken ps-2.5 text-ink-soft text-sm">
      <span dir="auto" className="wrap-anywhere min-w-0">
        {word}
      </span>
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="inline-flex size-7 shrink-0 items-center justify-center rounded-full hover:text-ink [&_svg]:size-3.5"
      >
        <X aria-hidden />
      </button>
    </li>
  );
}
