import type { Stage } from '@nimble/contracts/stages';
import { useQuery } from '@tanstack/react-query';
import { NamedFilter } from '../../shared/named/named-filter.tsx';
import { stageMessages } from './messages.ts';
import { stagesQuery } from './stages.queries.ts';

type Props = {
  stageId: number | undefined;
  /** Stages whose names are known without another call. */
  known: readonly Pick<Stage, 'id' | 'name'>[];
  onChange: (stageId: number | null) => void;
  className: string;
};

/** Narrows the list to the candidates in a stage of the company. */
export function StageFilter({ stageId, ...props }: Props) {
  return <NamedFilter things={useQuery(stagesQuery)} texts={stageMessages} chosenId={stageId} {...props} />;
}
