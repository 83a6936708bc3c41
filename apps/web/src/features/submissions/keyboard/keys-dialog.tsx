import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { keyMessages as messages } from '../messages.ts';
import { changePlaybackSettings, usePlaybackSettings } from '../player/playback-settings.ts';
import { reviewKeys, watchKeys } from './review-keys.ts';

export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { singleKeys } = usePlaybackSettings();
  return (
    <Modal open={open} onClose={onClose} title={messages.title} description={messages.text} size="medium">
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <KeyList title={messages.groups.review} keys={reviewKeys} />
        <KeyList title={messages.groups.watch} keys={watchKeys} />
      </div>
      <div className="mt-5 border-line border-t pt-4">
        <Switch
          checked={singleKeys}
          label={messages.singleKeys}
          onChange={(checked) => changePlaybackSettings({ singleKeys: checked })}
        />
      </div>
    </Modal>
  );
}

function KeyList({ title, keys }: { title: string; keys: typeof reviewKeys }) {
  return (
    <section>
      <h3 className="mb-2 font-semibold text-ink-soft text-sm">{title}</h3>
      <dl className="flex flex-col gap-1.5">
        {keys.map(({ action, keys: names, shown = names }) => (
          <div key={action} className="flex items-center justify-between gap-4">
            <dt>{messages.names[action]}</dt>
            <dd className="flex gap-1">
              {shown.map((key) => (
                <kbd
                  key={key}
                  className="inline-flex h-6 min-w-6 items-center justify-center rounded-control border border-line-strong bg-sunken px-1.5 font-sans text-ink-soft text-sm uppercase tabular-nums"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
