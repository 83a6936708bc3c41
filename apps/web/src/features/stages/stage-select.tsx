import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePermission } from '../../lib/current-user.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { stageMessages as messages } from './messages.ts';
import { labelOf } from './stage-items.tsx';
import { stagesQuery } from './stages.queries.ts';

/** null: the built-in stage of each candidate’s status; undefined: none is chosen yet. */
type Chosen = number | null | undefined;
type Props = { chosen: Chosen; onChoose: (stageId: Chosen) => void };

const builtIn = 'built-in';

/** One of the company’s stages, or the built-in ones. */
export function StageSelect({ chosen, onChoose }: Props) {
  const stages = useQuery(stagesQuery);
  return (
    <Loaded
      query={stages}
      failed={messages.loadFailed}
      skeleton={
        <Loading label={messages.loading}>
          <Skeleton className="h-16" />
        </Loading>
      }
    >
      {(all) =>
        all.length === 0 ? (
          <NoStages />
        ) : (
          <Field label={messages.stage}>
            {(control) => (
              <Select
                {...control}
                value={chosen === null ? builtIn : `${chosen ?? ''}`}
                options={[
                  { value: '', label: messages.choose },
                  ...all.map((stage) => ({ value: `${stage.id}`, label: labelOf(stage) })),
                  { value: builtIn, label: messages.builtIn },
                ]}
                onChange={(value) => onChoose(readChoice(value))}
              />
            )}
          </Field>
        )
      }
    </Loaded>
  );
}

function readChoice(value: string): Chosen {
  if (value === '') return undefined;
  return value === builtIn ? null : Number(value);
}

function NoStages() {
  const mayCreate = usePermission('company', 'update');
  return (
    <p className="text-ink-soft">
      {messages.none}{' '}
      {mayCreate && (
        <Link to="/settings/stages" className="font-medium text-brand-ink hover:underline">
          {messages.create}
        </Link>
      )}
    </p>
  );
}
