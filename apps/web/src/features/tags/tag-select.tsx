import { useQuery } from '@tanstack/react-query';
import { NamedSelect } from '../../shared/named/named-select.tsx';
import { tagMessages as messages } from './messages.ts';
import { tagsQuery } from './tags.queries.ts';

/** undefined: none is chosen yet. */
type Chosen = number | undefined;
type Props = { chosen: Chosen; onChoose: (tagId: Chosen) => void };

/** One of the company’s tags. */
export function TagSelect({ chosen, onChoose }: Props) {
  return (
    <NamedSelect
      things={useQuery(tagsQuery)}
      texts={messages}
      settings="/settings/tags"
      label={messages.tag}
      value={`${chosen ?? ''}`}
      optionsOf={(all) => all.map(({ id, name }) => ({ value: `${id}`, label: name }))}
      onChange={(value) => onChoose(value === '' ? undefined : Number(value))}
    />
  );
}
