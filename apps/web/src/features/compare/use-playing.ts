import { useState } from 'react';

/** How the answers to a question play: not at all, all at once, or one after the other. */
export type Playing =
  | { mode: 'paused' }
  | { mode: 'together' }
  | { mode: 'inTurn'; id: number; isChain: boolean };

/** Which candidates play and which one is audible, for one question. */
export function usePlaying(ids: readonly number[]) {
  const [playing, setPlaying] = useState<Playing>({ mode: 'paused' });
  const [listened, setListened] = useState<number | undefined>(undefined);
  const heard = listened !== undefined && ids.includes(listened) ? listened : ids[0];

  return {
    playing,
    heard,
    listenTo: setListened,
    pause: () => setPlaying({ mode: 'paused' }),
    playTogether: () => setPlaying({ mode: 'together' }),
    playInTurn: () => ids[0] !== undefined && setPlaying({ mode: 'inTurn', id: ids[0], isChain: true }),
    playOne: (id: number) => setPlaying({ mode: 'inTurn', id, isChain: false }),
    isPlaying: (id: number) =>
      playing.mode === 'together' || (playing.mode === 'inTurn' && playing.id === id),
    isHeard: (id: number) => (playing.mode === 'inTurn' ? playing.id === id : heard === id),
    /** An answer has ended, or cannot play. */
    onEnd(id: number): void {
      setPlaying((now) => {
        if (now.mode !== 'inTurn' || now.id !== id) return now;
        const next = now.isChain ? ids[ids.indexOf(id) + 1] : undefined;
        return next === undefined ? { mode: 'paused' } : { ...now, id: next };
      });
    },
  };
}
export type PlayingState = ReturnType<typeof usePlaying>;
