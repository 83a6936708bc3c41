import type { Colleague } from '@nimble/contracts/assignments';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { colleaguesQuery } from '../assignments.queries.ts';
import { mentionedIn, offeredFor, typedName, withName } from './mentioned.ts';

type Text = { submissionId: number; text: string; onText: (text: string) => void };

/** Mentions in a text: offers colleagues while a name is typed after @, and knows the ids of those it mentions. */
export function useMentions({ submissionId, text, onText }: Text) {
  const listId = useId();
  const field = useRef<HTMLTextAreaElement | null>(null);
  const client = useQueryClient();
  const { data: colleagues } = useQuery({ ...colleaguesQuery(submissionId), enabled: text.includes('@') });
  const [caret, setCaret] = useState<number | null>(null);
  const [hadMentions] = useState(text.includes('@'));
  const [place, setPlace] = useState(0);
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const typed = caret === null ? undefined : typedName(text, caret);
  const offered = typed === undefined ? [] : offeredFor(typed, colleagues ?? []);
  const active = Math.min(place, offered.length - 1);

  const leave = () => setCaret(null);
  function follow(target: HTMLTextAreaElement): void {
    field.current = target;
    setCaret(target.selectionStart === target.selectionEnd ? target.selectionStart : null);
    setPlace(0);
  }

  function pick({ id, name }: Colleague): void {
    const changed = withName(text, caret ?? text.length, name);
    setPicked(new Set([...picked, id]));
    flushSync(() => {
      onText(changed.text);
      setCaret(null);
    });
    field.current?.focus();
    field.current?.setSelectionRange(changed.caret, changed.caret);
  }

  return {
    /**
     * The ids of all mentioned colleagues, who are loaded first; undefined without mentions before and now, or if they
     * cannot be loaded.
     */
    async findIds(): Promise<number[] | undefined> {
      if (!text.includes('@')) return hadMentions ? [] : undefined;
      const known = await client.ensureQueryData(colleaguesQuery(submissionId)).catch(() => undefined);
      return known && mentionedIn(text, known, picked);
    },
    list: { listId, offered, active, pick, activate: setPlace },
    follow,
    leave,
    onKey: (event: KeyboardEvent) => onKeyOf(event, { offered, active, pick, setPlace }),
  };
}
export type Mentions = ReturnType<typeof useMentions>;

type OpenList = {
  offered: readonly Colleague[];
  active: number;
  pick: (colleague: Colleague) => void;
  setPlace: (place: number) => void;
};

/** @returns whether the key was for the list. */
function onKeyOf(event: KeyboardEvent, { offered, active, pick, setPlace }: OpenList): boolean {
  const chosen = offered[active];
  if (chosen === undefined || event.ctrlKey || event.metaKey) return false;
  const { key } = event;
  if (key === 'ArrowDown') setPlace((active + 1) % offered.length);
  else if (key === 'ArrowUp') setPlace((active - 1 + offered.length) % offered.length);
  else if (key === 'Enter' || key === 'Tab') pick(chosen);
  else return false;
  event.preventDefault();
  return true;
}
