import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { changePlaybackSettings, usePlaybackSettings } from '../player/playback-settings.ts';
import { keyMessages as messages } from './messages.ts';
import { shownKey } from './review-keys.ts';
import { listKeys } from './use-list-keys.ts';

const actions = ['search', 'help'] as const;

/** Says what the keys of the list do. */
export function ListKeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { singleKeys } = usePlaybackSettings();
  return (
    <Modal open={open} onClose={onClose} title={messages.title} description={messages.list.text} size="small">
      <dl className="flex flex-col gap-1.5">
        {actions.map((action) => (
          <div key={action} className="flex items-center justify-between gap-x-4">
            <dt>{messages.list.names[action]}</dt>
            <dd>
              <kbd className="inline-flex min-w-8 justify-center rounded-control border border-line-strong bg-surface px-2 py-1 text-sm">
                {shownKey(listKeys[action])}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
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
