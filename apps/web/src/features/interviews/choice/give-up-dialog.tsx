import { Button } from '../../../ui/buttons/button.tsx';
import { AskDialog } from '../../../ui/dialogs/ask-dialog.tsx';
import { choiceTexts as texts } from './messages.ts';

type Props = {
  /** The numbers of the recordings that can be given up. */
  numbers: readonly number[];
  onGiveUp: (number: number) => void;
  onCancel: () => void;
};

/** Asks which of two recordings to give up for a third attempt. */
export function GiveUpDialog({ numbers, onGiveUp, onCancel }: Props) {
  return (
    <AskDialog
      title={texts.giveUpTitle}
      text={texts.giveUpText}
      onCancel={onCancel}
      buttons={
        <>
          <Button size="large" onClick={onCancel}>
            {texts.cancel}
          </Button>
          {numbers.map((number) => (
            <Button key={number} size="large" variant="danger" onClick={() => onGiveUp(number)}>
              {texts.giveUp({ number })}
            </Button>
          ))}
        </>
      }
    />
  );
}
