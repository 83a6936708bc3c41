import { useState } from 'react';
import { FieldError } from '../../../ui/fields/field.tsx';
import { KeyButton } from './key-button.tsx';
import { keyMessages as messages } from './messages.ts';
import { setKey, useKeys } from './own-keys.ts';
import { type KeyAction, shownKey } from './review-keys.ts';

/** A key that is being changed: the next press is the new one. */
type Place = { action: KeyAction; number: number };

export function useChoice() {
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

type ListProps = { title?: string; actions: readonly KeyAction[]; choice: ReturnType<typeof useChoice> };

/** What each key does; each can be another one. */
export function KeyList({ title, actions, choice: { place, refusal, begin, end, press } }: ListProps) {
  const keys = useKeys();
  return (
    <section>
      {title !== undefined && <h3 className="mb-2 font-semibold text-ink-soft text-sm">{title}</h3>}
      <dl className="flex flex-col gap-1.5">
        {actions.map((action) => (
          <div key={action} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
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
