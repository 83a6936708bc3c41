import { type ComponentProps, useEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Textarea } from '../../../ui/fields/textarea.tsx';
import { mentionMessages as messages } from '../messages.ts';
import type { Mentions } from './use-mentions.ts';

type Props = ComponentProps<typeof Textarea> & { mentions: Mentions };

/** A text in which @ offers colleagues; arrows choose, Enter or Tab takes, Escape closes. */
export function MentionTextarea({ mentions, onChange, onKeyDown, ...rest }: Props) {
  const { listId, offered, active } = mentions.list;
  const isOpen = offered.length > 0;
  useClosedByEscape(isOpen, mentions.leave);
  return (
    <div className="relative">
      <Textarea
        {...rest}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        onChange={(event) => {
          onChange?.(event);
          mentions.follow(event.target);
        }}
        onSelect={(event) => !isOpen && mentions.follow(event.currentTarget)}
        onBlur={mentions.leave}
        onKeyDown={(event) => {
          if (!mentions.onKey(event)) onKeyDown?.(event);
        }}
      />
      <p role="status" className="sr-only">
        {isOpen ? messages.offered({ count: offered.length }) : ''}
      </p>
      {isOpen && <Offered {...mentions.list} />}
    </div>
  );
}

/** Before a dialog around it hears the key, which would close as well. */
function useClosedByEscape(isOpen: boolean, close: () => void): void {
  const newest = useRef(close);
  useEffect(() => {
    newest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      newest.current();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [isOpen]);
}

function Offered({ listId, offered, active, pick, activate }: Mentions['list']) {
  return (
    <ul
      id={listId}
      role="listbox"
      aria-label={messages.list}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-56 animate-appear overflow-y-auto rounded-card border border-line bg-raised p-1 shadow-float"
    >
      {offered.map((colleague, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its keys choose.
        <li
          key={colleague.id}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => activate(index)}
          onClick={() => pick(colleague)}
          className={classNames(
            'wrap-anywhere cursor-pointer rounded-control px-2.5 py-2',
            index === active && 'bg-hover',
          )}
        >
          {colleague.name}
        </li>
      ))}
    </ul>
  );
}
