import { RotateCcw } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { changePlaybackSettings, usePlaybackSettings } from '../player/playback-settings.ts';
import { KeyList, useChoice } from './key-list.tsx';
import { keyMessages as messages } from './messages.ts';
import { resetKeys, useKeys } from './own-keys.ts';
import { listActions, pageActions, reviewActions, standardKeys, watchActions } from './review-keys.ts';

type Props = {
  /** Whose keys: those of the list of candidates, or of a candidate’s page. */
  of: 'list' | 'page';
  open: boolean;
  onClose: () => void;
};

/** Says what every key of a page does, and lets each be another one. */
export function KeysDialog({ of, open, onClose }: Props) {
  const { singleKeys } = usePlaybackSettings();
  const keys = useKeys();
  const choice = useChoice();
  const actions = of === 'list' ? listActions : pageActions;
  return (
    <Modal
      open={open}
      // Escape leaves a key that is being changed as it is, and closes the window at the second press.
      onClose={choice.place === null ? onClose : choice.end}
      title={messages.title}
      description={messages.text}
      size={of === 'list' ? 'small' : 'large'}
      footer={
        <Button
          icon={<RotateCcw />}
          disabled={actions.every((action) => keys[action] === standardKeys[action])}
          onClick={() => {
            choice.end();
            resetKeys(actions);
          }}
        >
          {messages.reset}
        </Button>
      }
    >
      {of === 'list' ? (
        <KeyList actions={listActions} choice={choice} />
      ) : (
        <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          <KeyList title={messages.groups.review} actions={reviewActions} choice={choice} />
          <KeyList title={messages.groups.watch} actions={watchActions} choice={choice} />
        </div>
      )}
      <div className="mt-5 border-line border-t pt-4">
        <Switch
          checked={singleKeys}
          label={messages.singleKeys}
          onChange={(checked) => changePlaybackSettings({ singleKeys: checked })}
        />
        <p className="mt-1 ps-11.5 text-ink-soft text-sm">{messages.singleKeysText}</p>
      </div>
    </Modal>
  );
}
