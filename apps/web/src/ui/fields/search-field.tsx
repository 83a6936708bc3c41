import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { uiMessages } from '../messages.ts';
import { Input } from './input.tsx';

export type SearchFieldProps = {
  /** Its name for screen readers. */
  label: string;
  placeholder: string;
  /** The current search; a new value from outside replaces the typed one. */
  value: string;
  /** Searches after this typing pause; Enter, leaving the field and the cross search at once. */
  delayMilliseconds?: number;
  onSearch: (text: string) => void;
  /** Replaces the magnifier while the search is loading. */
  isBusy?: boolean;
  className?: string;
};

export function SearchField({
  label,
  placeholder,
  value,
  delayMilliseconds = 500,
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

/** The typed text, until it is searched for. */
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
