import { ChevronDown, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { Input } from './input.tsx';

export type ComboboxOption<Id> = { id: Id; label: string };

export type ComboboxProps<Id> = {
  /** Names it for readers. */
  label: string;
  /** Stands in it while nothing is chosen, and first in its list, where it chooses nothing. */
  noneLabel: string;
  clearLabel: string;
  chosen: ComboboxOption<Id> | null;
  onChoose: (option: ComboboxOption<Id> | null) => void;
  /** Those that hold what is typed. */
  options: readonly ComboboxOption<Id>[];
  /** What is typed; nothing while the list is closed. */
  onSearch: (text: string) => void;
  isBusy?: boolean;
  /** Below the options: that there are more, none, or that they could not be loaded. */
  note?: string | undefined;
  className?: string;
};

/** A choice among many: what is typed narrows them down. */
export function Combobox<Id extends string | number>(props: ComboboxProps<Id>) {
  const { label, noneLabel, clearLabel, chosen, onChoose, options, isBusy = false, className } = props;
  const listId = useId();
  const offered = [null, ...options];
  const open = useOpenList(props, offered);
  const idOf = (index: number) => `${listId}-${index}`;
  useActiveOption(open.isOpen ? idOf(open.active) : undefined);
  return (
    <div className={classNames('relative', className)}>
      <Input
        role="combobox"
        aria-label={label}
        aria-expanded={open.isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open.isOpen ? idOf(open.active) : undefined}
        autoComplete="off"
        maxLength={200}
        placeholder={noneLabel}
        title={chosen?.label}
        value={open.isOpen ? open.typed : (chosen?.label ?? '')}
        onChange={(event) => open.type(event.target.value)}
        onClick={open.show}
        onBlur={open.hide}
        onKeyDown={open.onKeyDown}
        trailing={
          chosen !== null && !open.isOpen ? (
            <IconButton label={clearLabel} icon={<X />} onClick={() => onChoose(null)} />
          ) : (
            <span aria-hidden className="pointer-events-none px-3 text-ink-faint [&_svg]:size-4">
              {open.isOpen && isBusy ? <Spinner /> : <ChevronDown />}
            </span>
          )
        }
        // Until one types, it is what is chosen, as in a select beside it.
        className="truncate not-focus:placeholder:text-ink"
      />
      <Offered {...props} offered={offered} open={open} listId={listId} idOf={idOf} />
    </div>
  );
}

type OfferedProps<Id> = ComboboxProps<Id> & {
  offered: readonly (ComboboxOption<Id> | null)[];
  open: ReturnType<typeof useOpenList<Id>>;
  listId: string;
  idOf: (index: number) => string;
};

function Offered<Id extends string | number>(props: OfferedProps<Id>) {
  const { label, noneLabel, chosen, note, offered, open, listId, idOf } = props;
  return (
    <div
      hidden={!open.isOpen}
      className="absolute top-full inset-s-0 z-20 mt-1 w-full animate-appear rounded-card border border-line bg-raised p-1 shadow-float"
    >
      <ul id={listId} role="listbox" aria-label={label} className="max-h-72 overflow-y-auto">
        {offered.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its keys choose.
          <li
            dir="auto"
            key={option?.id ?? ''}
            id={idOf(index)}
            role="option"
            aria-selected={option?.id === chosen?.id}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => open.activate(index)}
            onClick={() => open.choose(option)}
            className={classNames(
              'wrap-anywhere cursor-pointer rounded-control px-2.5 py-2',
              index === open.active && 'bg-hover',
              option?.id === chosen?.id && 'font-medium text-brand-ink',
              option === null && 'text-ink-soft',
            )}
          >
            {option?.label ?? noneLabel}
          </li>
        ))}
      </ul>
      {note !== undefined && <p className="px-2.5 py-2 text-ink-soft text-sm">{note}</p>}
    </div>
  );
}

type Opened<Id> = Pick<ComboboxProps<Id>, 'onChoose' | 'onSearch'>;

/** The list while it is open, and which of it Enter would choose. */
function useOpenList<Id>(
  { onChoose, onSearch }: Opened<Id>,
  offered: readonly (ComboboxOption<Id> | null)[],
) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const active = Math.min(place, offered.length - 1);

  function type(text: string): void {
    setIsOpen(true);
    setTyped(text);
    // What was typed for is the first one below "none".
    setPlace(text === '' ? 0 : 1);
    onSearch(text.trim());
  }
  function hide(): void {
    setIsOpen(false);
    setTyped('');
    onSearch('');
  }
  function choose(option: ComboboxOption<Id> | null): void {
    hide();
    onChoose(option);
  }
  const show = () => !isOpen && type('');
  const step = (steps: number) =>
    isOpen ? setPlace((active + steps + offered.length) % offered.length) : show();

  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') step(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter' && isOpen) choose(offered[active] ?? null);
    else if (key === 'Escape' && isOpen) hide();
    else return;
    event.preventDefault();
  }
  return { isOpen, typed, active, type, show, hide, choose, activate: setPlace, onKeyDown };
}

/** Keeps the active option in view where the list is longer than its room. */
function useActiveOption(id: string | undefined): void {
  const shown = useRef(id);
  useEffect(() => {
    if (id !== undefined && id !== shown.current)
      document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
    shown.current = id;
  }, [id]);
}
