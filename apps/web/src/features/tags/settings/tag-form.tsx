import { longestTagName, type Tag, type TagColor, tagColors } from '@nimble/contracts/tags';
import { useState } from 'react';
import { NamedForm } from '../../../shared/named/named-form.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { tagSettingsMessages as messages } from '../messages.ts';
import { TagBadge } from '../tag-badge.tsx';
import { useSaveTag } from '../tags.queries.ts';

const colors = tagColors.map((color) => ({ value: color, label: messages.colors[color] }));

type Props = { tag: Tag | undefined; onClose: () => void };

/** Creates a tag without one. */
export function TagForm({ tag, onClose }: Props) {
  const [color, setColor] = useState<TagColor>(tag?.color ?? 'gray');
  const save = useSaveTag(tag?.id);
  return (
    <NamedForm
      thing={tag}
      texts={messages}
      longestName={longestTagName}
      nameTaken="tag.name_taken"
      save={save}
      inputOf={(name) => ({ name, color })}
      onClose={onClose}
    >
      {(name) => (
        <>
          <Field label={messages.color}>
            {(control) => <Select {...control} value={color} options={colors} onChange={setColor} />}
          </Field>
          {name.trim() !== '' && (
            <p className="flex">
              <TagBadge tag={{ name, color }} />
            </p>
          )}
        </>
      )}
    </NamedForm>
  );
}
