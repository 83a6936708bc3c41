import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { tagMessages as messages } from './messages.ts';
import { NoTags } from './no-tags.tsx';
import { tagsQuery } from './tags.queries.ts';

/** undefined: none is chosen yet. */
type Chosen = number | undefined;
type Props = { chosen: Chosen; onChoose: (tagId: Chosen) => void };

/** One of the company’s tags. */
export function TagSelect({ chosen, onChoose }: Props) {
  const tags = useQuery(tagsQuery);
  return (
    <Loaded
      query={tags}
      failed={messages.loadFailed}
      skeleton={
        <Loading label={messages.loading}>
          <Skeleton className="h-16" />
        </Loading>
      }
    >
      {(all) =>
        all.length === 0 ? (
          <NoTags />
        ) : (
          <Field label={messages.tag}>
            {(control) => (
              <Select
                {...control}
                value={`${chosen ?? ''}`}
                options={[
                  { value: '', label: messages.choose },
                  ...all.map(({ id, name }) => ({ value: `${id}`, label: name })),
                ]}
                onChange={(value) => onChoose(value === '' ? undefined : Number(value))}
              />
            )}
          </Field>
        )
      }
    </Loaded>
  );
}
