import { RotateCcw } from 'lucide-react';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { type Choice, mayBeGivenUp, unusableOf } from './give-up.ts';
import { GiveUpDialog } from './give-up-dialog.tsx';
import { choiceTexts as texts } from './messages.ts';
import { RecordingCard } from './recording-card.tsx';

type Props = {
  /** Two; more only after a crash while one was being deleted. */
  choices: readonly Choice[];
  /** null: without limit. */
  retakesLeft: number | null;
  onUse: (choice: Choice) => void;
  /** Gives one up to record again. */
  onGiveUp: (choice: Choice) => void;
};

/** The recordings of a question, to compare and choose from. */
export function TakeChoice({ choices, onUse, ...again }: Props) {
  const titleId = useId();
  const heading = useHeadingFocus();
  return (
    <section aria-labelledby={titleId} onPlayCapture={pauseOthers} className="flex flex-col gap-4">
      <header className="text-center">
        <h2 ref={heading} id={titleId} tabIndex={-1} className="font-semibold text-lg outline-none">
          {texts.title}
        </h2>
        <p className="text-balance text-ink-soft">{texts.text}</p>
      </header>
      <ol className="grid gap-4 sm:grid-cols-2">
        {choices.map((choice, index) => (
          <RecordingCard
            key={'take' in choice ? choice.take.takeId : 'answer'}
            number={index + 1}
            choice={choice}
            onUse={() => onUse(choice)}
          />
        ))}
      </ol>
      <RecordAgain {...again} choices={choices} />
    </section>
  );
}

/** A third attempt asks which recording to give up, unless one of them is unusable. */
function RecordAgain({ choices, retakesLeft, onGiveUp }: Omit<Props, 'onUse'>) {
  const [isAsking, setIsAsking] = useState(false);
  const unusable = unusableOf(choices);
  const candidates = mayBeGivenUp(choices, retakesLeft);
  if (candidates.length === 0) {
    return (
      <p role="status" className="text-center text-ink-soft">
        {texts.noneLeft}
      </p>
    );
  }
  return (
    <>
      <Button
        size="large"
        icon={<RotateCcw />}
        className="self-center"
        onClick={() => (unusable === undefined ? setIsAsking(true) : onGiveUp(unusable))}
      >
        {retakesLeft === null || retakesLeft === 0 ? texts.again : texts.againLeft({ count: retakesLeft })}
      </Button>
      {isAsking && (
        <GiveUpDialog
          numbers={candidates.map((choice) => choices.indexOf(choice) + 1)}
          onCancel={() => setIsAsking(false)}
          onGiveUp={(number) => {
            setIsAsking(false);
            const choice = choices[number - 1];
            if (choice !== undefined) onGiveUp(choice);
          }}
        />
      )}
    </>
  );
}

/** The button that ended the recording is gone: screen readers continue here. */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isElsewhere = document.activeElement !== null && document.activeElement !== document.body;
    if (!isElsewhere) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

function pauseOthers({ currentTarget, target }: SyntheticEvent<HTMLElement>): void {
  for (const player of currentTarget.querySelectorAll<HTMLMediaElement>('video, audio'))
    if (player !== target) player.pause();
}
