import { useRef, useState } from 'react';
import { useOnce } from '../../../lib/use-once.ts';
import type { PlayerPosition } from '../../../shared/player-position.ts';
import { type AnswerPlace, type Moment, momentAt } from './moments.ts';
import { useCurrentSecond } from './use-current-second.ts';

export type MomentWriting = {
  places: readonly AnswerPlace[];
  player: PlayerPosition;
  isSending: boolean;
  /** Resolves to whether it was saved; the input stays otherwise. */
  onAdd: (moment: Moment & { comment: string }) => Promise<boolean>;
};

/** A comment on a moment: the one at which writing began, while the video may go on. */
export function useMoment({ places, player, isSending, onAdd }: MomentWriting) {
  const playing = useCurrentSecond(player);
  const [text, setText] = useState('');
  const written = useRef('');
  const [held, setHeld] = useState<number | null>(null);
  const second = held ?? playing;
  const moment = momentAt(places, second);
  const [add, isAdding] = useOnce(async () => {
    if (text.trim() === '' || isSending || moment === undefined) return;
    if (!(await onAdd({ ...moment, comment: text.trim() }))) return;
    const unsent = unsentOf(written.current, text);
    written.current = unsent;
    setText(unsent);
    setHeld(unsent === '' ? null : player.current());
  });
  return {
    /** undefined without a video. */
    moment,
    second,
    text,
    type(typed: string): void {
      written.current = typed;
      setText(typed);
      if (typed === '') setHeld(null);
      else if (held === null) setHeld(player.current());
    },
    /** The video has gone on since. */
    isBehind: held !== null && Math.floor(held) !== playing,
    takeNow: () => setHeld(player.current()),
    add,
    isAdding,
  };
}

/** What was typed while a text was being sent: the next comment. */
function unsentOf(written: string, sent: string): string {
  return written.startsWith(sent) ? written.slice(sent.length).trimStart() : written;
}
