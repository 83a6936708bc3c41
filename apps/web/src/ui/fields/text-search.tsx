import type { ReactNode } from 'react';
import { SearchField } from './search-field.tsx';

type Props = {
  /** Rendered before the search. */
  searchMode: ReactNode;
  texts: { label: string; placeholder: string; hint: string };
  value: string;
  onChange: (change: { search: string }) => void;
};

/** The search of what candidates said or wrote, and what it searches. */
export function TextSearch({ searchMode, texts, value, onChange }: Props) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {searchMode}
        <SearchField
          label={texts.label}
          placeholder={texts.placeholder}
          value={value}
          onSearch={(search) => onChange({ search })}
          className="w-full sm:w-96"
        />
      </div>
      <p className="mt-2 mb-5 text-ink-soft text-sm">{texts.hint}</p>
    </>
  );
}
