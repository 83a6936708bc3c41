import { ChevronDown, ChevronUp, Search } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Input } from '../../ui/fields/input.tsx';
import { transcriptTabMessages as messages } from './messages.ts';
import type { CurrentWord } from './use-current-word.ts';

type Props = {
  text: string;
  /** Where the text was found. */
  places: readonly CurrentWord[];
  onType: (text: string) => void;
  onShow: (place: CurrentWord) => void;
};

/** Finds words in the transcript while typing; Enter goes to the next hit, Shift+Enter back. */
export function FindInTranscript({ text, places, onType, onShow }: Props) {
  const [position, setPosition] = useState(0);

  function go(to: number): void {
    const next = (to + places.length) % places.length;
    const place = places[next];
    if (place === undefined) return;
    setPosition(next);
    onShow(place);
  }
  function type(typed: string): void {
    setPosition(-1);
    onType(typed);
  }
  // Before the first hit comes the last one, also right after typing.
  const before = Math.max(position, 0) - 1;
  return (
    <search className="flex items-center gap-1">
      <Input
        type="text"
        inputMode="search"
        autoComplete="off"
        maxLength={100}
        aria-label={messages.findLabel}
        placeholder={messages.findPlaceholder}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go(event.shiftKey ? before : position + 1);
        }}
        leading={<Search />}
      />
      <span role="status" className="shrink-0 text-end text-ink-soft text-sm tabular-nums">
        {text.trim() !== '' && messages.found({ place: Math.max(position, 0) + 1, count: places.length })}
      </span>
      <Steps disabled={places.length === 0} onBack={() => go(before)} onOn={() => go(position + 1)} />
    </search>
  );
}

type StepsProps = { disabled: boolean; onBack: () => void; onOn: () => void };

function Steps({ disabled, onBack, onOn }: StepsProps) {
  return (
    <>
      <IconButton label={messages.previous} icon={<ChevronUp />} disabled={disabled} onClick={onBack} />
      <IconButton label={messages.next} icon={<ChevronDown />} disabled={disabled} onClick={onOn} />
    </>
  );
}
