import { useState } from 'react';
import { fewestCompared, mostCompared } from '../../shared/comparison.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { FieldError } from '../../ui/fields/field.tsx';
import { CandidatePicker } from '../guests/index.ts';
import { compareMessages as messages } from './messages.ts';

type Props = {
  jobId: number;
  candidates: readonly number[];
  onChoose: (candidates: number[]) => void;
  onClose: () => void;
};

export function ChooseDialog({ jobId, candidates, onChoose, onClose }: Props) {
  const [chosen, setChosen] = useState<number[]>([...candidates]);
  const [hasTried, setHasTried] = useState(false);
  const isTooFew = chosen.length < fewestCompared;
  return (
    <Modal
      open
      onClose={onClose}
      size="small"
      title={messages.chooseTitle}
      description={messages.chooseText}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button variant="primary" onClick={() => (isTooFew ? setHasTried(true) : onChoose(chosen))}>
            {messages.chooseApply}
          </Button>
        </>
      }
    >
      <CandidatePicker jobId={jobId} chosen={chosen} most={mostCompared} onChange={setChosen} />
      {hasTried && isTooFew && <FieldError>{messages.tooFew}</FieldError>}
    </Modal>
  );
}
