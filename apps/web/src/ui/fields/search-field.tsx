import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { uiMessages } from '../messages.ts';
import { Input } from './input.tsx';

export type SearchFieldProps = {
  /** Names it for readers. */
  label: string;
  placeholder: string;
  /** What is searched for now; another value from outside replaces what is typed. */
  value: string;
  /** Searches when nothing was typed for so long; Enter, leaving the field and the cross search at once. */
  delayMilliseconds: number;
  onSearch: (text: string) => void;
  /** Turns in place of the magnifier while what was searched for is on its way. */
  isBusy?: boolean;
  className?: string;
};

export function SearchField({
  label,
  placeholder,
  value,
  delayMilliseconds,
  onSearch,
  isBusy = false,
  className,
}: SearchFieldProps) {
  const { typed, type, search, clear } = useTyped(value, delayMilliseconds, onSearch);
  return (
    <search className={className}>
      <Input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onBlur={() => search(typed)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(typed);
        }}
        leading={isBusy ? <Spinner /> : <Search />}
        trailing={typed !== '' && <IconButton label={uiMessages.clearSearch} icon={<X />} onClick={clear} />}
      />
    </search>
  );
}

/** What is typed, until it is searched for. */
function useTyped(value: string, delayMilliseconds: number, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [searched, setSearched] = useState(value);
  if (searched !== value) {
    setSearched(value);
    setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(text: string): void {
    clearTimeout(timer.current);
    if (text.trim() !== value) onSearch(text.trim());
  }
  function type(text: string): void {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(text), delayMilliseconds);
  }
  function clear(): void {
    setTyped('');
    search('');
  }
  return { typed, type, search, clear };
}
