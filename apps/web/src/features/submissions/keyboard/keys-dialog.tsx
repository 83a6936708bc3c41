import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { changePlaybackSettings, usePlaybackSettings } from '../player/playback-settings.ts';
import { KeyButton } from './key-button.tsx';
import { keyMessages as messages } from './messages.ts';
import { resetKeys, setKey, useKeys } from './own-keys.ts';
import { type KeyAction, reviewActions, shownKey, standardKeys, watchActions } from './review-keys.ts';

/** A key that is being changed: the next press is the new one. */
type Place = { action: KeyAction; number: number };

/** Says what every key does, and lets each be another one. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { singleKeys } = usePlaybackSettings();
  const keys = useKeys();
  const choice = useChoice();
  return (
    <Modal
      open={open}
      // Escape leaves a key that is being changed as it is, and closes the window at the second press.
      onClose={choice.place === null ? onClose : choice.end}
      title={messages.title}
      description={messages.text}
      size="medium"
      footer={
        <Button
          icon={<RotateCcw />}
          disabled={keys === standardKeys}
          onClick={() => {
            choice.end();
            resetKeys();
          }}
        >
          {messages.reset}
        </Button>
      }
    >
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <KeyList title={messages.groups.review} actions={reviewActions} choice={choice} />
        <KeyList title={messages.groups.watch} actions={watchActions} choice={choice} />
      </div>
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

function useChoice() {
  const [place, setPlace] = useState<Place | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  function begin(chosen: Place | null): void {
    setPlace(chosen);
    setRefusal(null);
  }
  return {
    place,
    refusal,
    begin,
    end: () => begin(null),
    /** @param name undefined for a press that belongs to the browser. */
    press({ action, number }: Place, name: string | undefined): void {
      if (name === undefined) {
        setRefusal(messages.notForPages);
        return;
      }
      const holder = setKey(action, number, name);
      if (holder === undefined) begin(null);
      else setRefusal(messages.taken({ key: shownKey(name), action: messages.names[holder] }));
    },
  };
}

type ListProps = { title: string; actions: readonly KeyAction[]; choice: ReturnType<typeof useChoice> };

function KeyList({ title, actions, choice: { place, refusal, begin, end, press } }: ListProps) {
  const keys = useKeys();
  return (
    <section>
      <h3 className="mb-2 font-semibold text-ink-soft text-sm">{title}</h3>
      <dl className="flex flex-col gap-1.5">
        {actions.map((action) => (
          <div key={action} className="flex flex-wrap items-center justify-between gap-x-4">
            <dt>{messages.names[action]}</dt>
            <dd className="ms-auto flex gap-1">
              {keys[action].map((name, index) => {
                const here = { action, number: index + 1 };
                return (
                  <KeyButton
                    key={here.number}
                    name={name}
                    label={messages.change({
                      action:
                        keys[action].length === 1
                          ? messages.names[action]
                          : messages.numbered({ action: messages.names[action], number: here.number }),
                      key: shownKey(name),
                    })}
                    isChosen={place?.action === action && place.number === here.number}
                    onChoose={() => begin(here)}
                    onLeave={end}
                    onPress={(pressed) => press(here, pressed)}
                  />
                );
              })}
            </dd>
            {place?.action === action && refusal !== null && (
              <dd className="w-full">
                <FieldError>{refusal}</FieldError>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
