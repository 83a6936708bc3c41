import { longestTagName, type Tag } from '@nimble/contracts/tags';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePermission } from '../../lib/current-user.ts';
import { NamedSelect } from '../../shared/named/named-select.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Input } from '../../ui/fields/input.tsx';
import { tagMessages as messages } from './messages.ts';
import { NewTag, useNewTag } from './new-tag.tsx';
import { tagsQuery } from './tags.queries.ts';

/** undefined: none is chosen yet. */
type Chosen = number | undefined;
type Props = {
  chosen: Chosen;
  onChoose: (tagId: Chosen) => void;
  /** Offers those who may manage tags to create one here. */
  creates?: boolean;
};

/** One of the company’s tags. */
export function TagSelect({ chosen, onChoose, creates = false }: Props) {
  const mayCreate = usePermission('company', 'update');
  return (
    <NamedSelect
      things={useQuery(tagsQuery)}
      texts={messages}
      settings="/settings/tags"
      label={messages.tag}
      value={`${chosen ?? ''}`}
      optionsOf={(all) => all.map(({ id, name }) => ({ value: `${id}`, label: name }))}
      onChange={(value) => onChoose(value === '' ? undefined : Number(value))}
      create={creates && mayCreate ? (all) => <CreateTag all={all} onChoose={onChoose} /> : undefined}
    />
  );
}

type CreateProps = { all: readonly Tag[] } & Pick<Props, 'onChoose'>;

/** Chooses the tag of a name, and creates it first if there is none yet. */
function CreateTag({ all, onChoose }: CreateProps) {
  const [typed, setTyped] = useState('');
  const newTag = useNewTag(({ id }) => {
    setTyped('');
    onChoose(id);
  });
  const name = typed.trim();
  const named = (text: string) =>
    all.find((tag) => tag.name.toLocaleLowerCase() === text.trim().toLocaleLowerCase());
  const isNew = name !== '' && named(name) === undefined;

  function type(text: string): void {
    setTyped(text);
    // On the way to “JavaScript”, “Java” may be the name of another one, which must not stay chosen.
    if (text.trim() !== '') onChoose(named(text)?.id);
  }
  return (
    <div>
      <Field label={messages.newTag}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={longestTagName}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={(event) => {
              // In a word that is being composed, Enter ends the word.
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              // It would send the form with the tag that was chosen before.
              event.preventDefault();
              if (isNew) newTag.create(name);
            }}
          />
        )}
      </Field>
      {isNew && <NewTag name={name} disabled={false} newTag={newTag} />}
    </div>
  );
}
