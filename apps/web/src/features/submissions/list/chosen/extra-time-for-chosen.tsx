import { timeFactors } from '@nimble/contracts/extra-time';
import { useState } from 'react';
import { FormModal } from '../../../../ui/dialogs/form-modal.tsx';
import { Field } from '../../../../ui/fields/field.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { chosenMessages as messages } from './messages.ts';
import { useBulk } from './use-bulk.ts';
import type { Chosen } from './use-chosen.ts';

const options = timeFactors.map((factor) => ({
  value: `${factor}`,
  label: factor === 1 ? messages.usualTime : messages.timeFactor({ factor }),
}));
/** The most frequent factor. */
const usualFactor = '1.5';

type Props = { chosen: Chosen; onDone: () => void; onClose: () => void };

/** Gives the selected candidates extra time for another attempt, or ends it. */
export function ExtraTimeForChosen({ chosen, onDone, onClose }: Props) {
  const [factor, setFactor] = useState(usualFactor);
  const { start, isPending } = useBulk({ chosen, onDone });
  function give(): void {
    const given = timeFactors.find((known) => `${known}` === factor);
    if (given !== undefined) start({ kind: 'extra_time', factor: given }, onClose);
  }
  return (
    <FormModal
      size="small"
      onClose={onClose}
      title={messages.extraTimeTitle({ count: chosen.count })}
      description={messages.extraTimeText}
      submitLabel={messages.giveTime}
      isSending={isPending}
      staysWhileSending
      onSubmit={give}
    >
      <Field label={messages.time}>
        {(control) => <Select {...control} value={factor} options={options} onChange={setFactor} />}
      </Field>
    </FormModal>
  );
}
