import { longestStageName, type Stage, type StageStatus, stageStatuses } from '@nimble/contracts/stages';
import { useState } from 'react';
import { NamedForm } from '../../../shared/named/named-form.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { stageSettingsMessages as messages, stageMessages } from '../messages.ts';
import { useSaveStage } from '../stages.queries.ts';

const statuses = stageStatuses.map((status) => ({ value: status, label: stageMessages.statuses[status] }));

type Props = { stage: Stage | undefined; onClose: () => void };

/** Creates a stage without one. The status of a stage never changes. */
export function StageForm({ stage, onClose }: Props) {
  const [status, setStatus] = useState<StageStatus>(stage?.status ?? 'in_review');
  const save = useSaveStage(stage?.id);
  return (
    <NamedForm
      thing={stage}
      texts={messages}
      longestName={longestStageName}
      nameTaken="stage.name_taken"
      save={save}
      inputOf={(name) => ({ name, status })}
      onClose={onClose}
    >
      {() =>
        stage === undefined && (
          <Field label={messages.status} hint={messages.statusHint}>
            {(control) => <Select {...control} value={status} options={statuses} onChange={setStatus} />}
          </Field>
        )
      }
    </NamedForm>
  );
}
