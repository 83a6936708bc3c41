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
    // What was typed meanwhile is not sent yet.
    if (written.current !== text) return;
    written.current = '';
    setText('');
    setHeld(null);
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
