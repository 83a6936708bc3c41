import { useQuery } from '@tanstack/react-query';
import { NamedSelect } from '../../shared/named/named-select.tsx';
import { stageMessages as messages } from './messages.ts';
import { labelOf } from './stage-items.tsx';
import { stagesQuery } from './stages.queries.ts';

/** null: the built-in stage of each candidate’s status; undefined: none is chosen yet. */
type Chosen = number | null | undefined;
type Props = { chosen: Chosen; onChoose: (stageId: Chosen) => void };

const builtIn = 'built-in';

/** One of the company’s stages, or the built-in ones. */
export function StageSelect({ chosen, onChoose }: Props) {
  return (
    <NamedSelect
      things={useQuery(stagesQuery)}
      texts={messages}
      settings="/settings/stages"
      label={messages.stage}
      value={chosen === null ? builtIn : `${chosen ?? ''}`}
      optionsOf={(all) => [
        ...all.map((stage) => ({ value: `${stage.id}`, label: labelOf(stage) })),
        { value: builtIn, label: messages.builtIn },
      ]}
      onChange={(value) => onChoose(readChoice(value))}
    />
  );
}

function readChoice(value: string): Chosen {
  if (value === '') return undefined;
  return value === builtIn ? null : Number(value);
}
