import type { AnswerTranscript } from '@nimble/contracts/transcripts';
import { useEffect, useState } from 'react';
import type { PlayerPosition } from '../../shared/player-position.ts';
import { wordAt } from './passages.ts';

/** Players round seek positions: a word that was jumped to has begun, even a little before its time. Seconds. */
const roundedOff = 0.02;

export type CurrentWord = { responseId: number; index: number };

/** The word at the player's position; null without a player and between answers. */
export function useCurrentWord(
  answers: readonly AnswerTranscript[],
  player: PlayerPosition | null,
): CurrentWord | null {
  const [current, setCurrent] = useState<CurrentWord | null>(null);
  useEffect(() => {
    if (player === null) return;
    const follow = (second: number) => {
      const next = currentAt(answers, second);
      setCurrent((before) =>
        before?.responseId === next?.responseId && before?.index === next?.index ? before : next,
      );
    };
    follow(player.current());
    return player.subscribe(follow);
  }, [answers, player]);
  return current;
}

function currentAt(answers: readonly AnswerTranscript[], second: number): CurrentWord | null {
  const answer = answers
    .filter(({ startsAt }) => startsAt !== null && startsAt <= second + roundedOff)
    .toSorted((one, other) => (other.startsAt ?? 0) - (one.startsAt ?? 0))[0];
  if (answer === undefined) return null;
  const index = wordAt(answer.words, second + roundedOff - (answer.startsAt ?? 0));
  return index < 0 ? null : { responseId: answer.responseId, index };
}
