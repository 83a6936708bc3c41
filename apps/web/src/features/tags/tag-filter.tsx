import type { Tag } from '@nimble/contracts/tags';
import { useQuery } from '@tanstack/react-query';
import { NamedFilter } from '../../shared/named/named-filter.tsx';
import { tagMessages } from './messages.ts';
import { tagsQuery } from './tags.queries.ts';

type Props = {
  tagId: number | undefined;
  /** Tags whose names are known without another call. */
  known: readonly Tag[];
  onChange: (tagId: number | null) => void;
  className: string;
};

/** Narrows the list to the candidates with a tag. */
export function TagFilter({ tagId, ...props }: Props) {
  return <NamedFilter things={useQuery(tagsQuery)} texts={tagMessages} chosenId={tagId} {...props} />;
}
