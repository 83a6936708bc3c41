import { type AnswerTranscript, blankBetween } from '@nimble/contracts/transcripts';
import { Fragment, type MouseEvent, memo, useEffect, useMemo, useRef } from 'react';
import { formatDuration } from '../../lib/formats.ts';
import type { PlayerPosition } from '../../shared/player-position.ts';
import { classNames } from '../../ui/class-names.ts';
import { longestTitle, transcriptTabMessages } from './messages.ts';
import { passagesOf } from './passages.ts';

/** Texts for guests in their own language. */
export type AnswerWordsTexts = Pick<
  typeof transcriptTabMessages,
  'confidence' | 'playFrom' | 'failed' | 'queued' | 'noWords' | 'answerNone'
>;

type Props = {
  answer: AnswerTranscript;
  /** The word being spoken; -1 for none of this answer. */
  current: number;
  /** The current hit of the search; -1 for none. */
  found: number;
  /** The words at which what is searched begins. */
  hits?: readonly number[] | undefined;
  player: PlayerPosition | null;
  texts?: AnswerWordsTexts;
};

const noHits: readonly number[] = [];

export const AnswerWords = memo(function AnswerWords({
  answer,
  current,
  found,
  hits = noHits,
  player,
  texts = transcriptTabMessages,
}: Props) {
  return (
    <li>
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="font-semibold" title={answer.question}>
          {answer.number}. {shortened(answer.question)}
        </h3>
        {answer.status === 'done' && answer.confidence !== null && (
          <span className="shrink-0 text-ink-faint text-sm tabular-nums">
            {texts.confidence({ percent: Math.round(answer.confidence * 100) })}
          </span>
        )}
      </div>
      {answer.words.length > 0 ? (
        <Passages answer={answer} current={current} found={found} hits={hits} player={player} texts={texts} />
      ) : (
        <p className={classNames('mt-1', answer.status === 'failed' ? 'text-danger-ink' : 'text-ink-soft')}>
          {absence(answer, texts)}
        </p>
      )}
    </li>
  );
});

/** Why there are no words. */
function absence({ status, failure }: AnswerTranscript, texts: AnswerWordsTexts): string {
  if (status === 'failed') return texts.failed({ reason: failure?.message ?? '' });
  if (status === 'queued') return texts.queued;
  return status === 'done' ? texts.noWords : texts.answerNone;
}

function shortened(title: string): string {
  // Not by code units: half of an emoji could not be shown.
  const characters = [...title];
  if (characters.length <= longestTitle) return title;
  return `${characters.slice(0, longestTitle).join('').trimEnd()}…`;
}

/**
 * A pointer jumps to any word; the keyboard goes from passage to passage by their times, because a tab stop at each of
 * a thousand words helps nobody.
 */
function Passages({
  answer,
  current,
  found,
  hits,
  player,
  texts,
}: Omit<Props, 'hits' | 'texts'> & Pick<WordsProps, 'hits'> & { texts: AnswerWordsTexts }) {
  const passages = useMemo(() => passagesOf(answer.words), [answer.words]);
  const words = useRef<HTMLDivElement>(null);
  const { startsAt } = answer;
  useEffect(() => {
    if (found < 0) return;
    words.current?.querySelector(`[data-word="${found}"]`)?.scrollIntoView({ block: 'center' });
  }, [found]);

  function jump(event: MouseEvent): void {
    const pressed = event.target instanceof HTMLElement ? event.target.dataset['word'] : undefined;
    const start = pressed === undefined ? undefined : answer.words[Number(pressed)]?.start;
    // Selecting text to copy must not jump.
    const isSelecting = window.getSelection()?.isCollapsed === false;
    if (player !== null && startsAt !== null && start !== undefined && !isSelecting)
      player.seek(startsAt + start);
  }

  return (
    <div ref={words} onClick={jump} className="mt-2 flex flex-col gap-2">
      {passages.map((passage) => (
        <div key={passage[0]?.index} className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-2">
          <PassageTime
            second={passage[0]?.start ?? 0}
            startsAt={startsAt}
            player={player}
            label={(time) => texts.playFrom({ time })}
          />
          <p dir="auto" className="break-words leading-relaxed">
            <Words passage={passage} current={current} found={found} hits={hits} canJump={player !== null} />
          </p>
        </div>
      ))}
    </div>
  );
}

type WordsProps = {
  passage: ReturnType<typeof passagesOf>[number];
  current: number;
  found: number;
  hits: readonly number[];
  canJump: boolean;
};

function Words({ passage, current, found, hits, canJump }: WordsProps) {
  return passage.map(({ word, index }, place) => {
    const Word = hits.includes(index) ? 'mark' : 'span';
    return (
      <Fragment key={index}>
        {place > 0 && blankBetween(passage[place - 1]?.word ?? '', word)}
        <Word
          data-word={index}
          {...(index === current && { 'aria-current': 'true' as const })}
          className={classNames(
            '-mx-0.5 rounded px-0.5 py-px',
            canJump && 'cursor-pointer hover:bg-hover',
            index === current && 'bg-brand-soft text-brand-ink',
            index !== current && Word === 'mark' && 'bg-warning-line text-ink',
            index === found && 'outline outline-2 outline-brand',
          )}
        >
          {word}
        </Word>
      </Fragment>
    );
  });
}

function PassageTime({
  second,
  startsAt,
  player,
  label,
}: {
  second: number;
  startsAt: number | null;
  player: PlayerPosition | null;
  label: (time: string) => string;
}) {
  const moment = (startsAt ?? 0) + second;
  const shown = formatDuration(moment);
  if (player === null || startsAt === null)
    return <span className="pt-0.5 text-ink-faint text-sm tabular-nums">{shown}</span>;
  return (
    <button
      type="button"
      aria-label={label(shown)}
      onClick={() => player.seek(moment)}
      className="self-start rounded pt-0.5 text-start text-brand-ink text-sm tabular-nums hover:underline"
    >
      {shown}
    </button>
  );
}
