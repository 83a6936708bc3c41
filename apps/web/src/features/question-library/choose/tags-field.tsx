import {
  eachTagOnce,
  longestLibraryTag,
  mostTagsOfLibraryQuestion,
} from '@nimble/contracts/question-library';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { Field } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { libraryFormMessages as messages } from '../messages.ts';
import { libraryTagsQuery } from '../question-library.queries.ts';

type Props = { tags: readonly string[]; onChange: (tags: string[]) => void };

/** Tags of the company's own words, suggested from those it has; Enter, a comma and leaving the field add one. */
export function TagsField({ tags, onChange }: Props) {
  const listId = useId();
  const { data: known = [] } = useQuery(libraryTagsQuery);
  const [typed, setTyped] = useState('');
  const isFull = tags.length >= mostTagsOfLibraryQuestion;
  function add(text: string): void {
    const added = text
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '');
    if (added.length > 0) onChange(eachTagOnce([...tags, ...added]).slice(0, mostTagsOfLibraryQuestion));
    setTyped('');
  }
  return (
    <div>
      <Field label={messages.tags} hint={messages.tagsHint}>
        {(control) => (
          <Input
            {...control}
            list={listId}
            value={typed}
            disabled={isFull}
            maxLength={longestLibraryTag}
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
          .filter(({ tag }) => !tags.includes(tag))
          .map(({ tag }) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
      <ChosenTags tags={tags} onChange={onChange} />
    </div>
  );
}

function ChosenTags({ tags, onChange }: Props) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={messages.tags} className="mt-2 flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <ChosenTag key={tag} tag={tag} onRemove={() => onChange(tags.filter((each) => each !== tag))} />
      ))}
    </ul>
  );
}

function ChosenTag({ tag, onRemove }: { tag: string; onRemove: () => void }) {
  return (
    <li className="inline-flex min-h-7 max-w-full items-center rounded-full border border-line-strong bg-sunken ps-2.5 text-ink-soft text-sm">
      <span dir="auto" className="wrap-anywhere min-w-0">
        {tag}
      </span>
      <button
        type="button"
        aria-label={messages.removeTag({ tag })}
        onClick={onRemove}
        className="inline-flex size-7 shrink-0 items-center justify-center rounded-full hover:text-ink [&_svg]:size-3.5"
      >
        <X aria-hidden />
      </button>
    </li>
  );
}
