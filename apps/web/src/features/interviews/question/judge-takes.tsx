import type { PublicQuestion } from '@nimble/contracts/interviews';
import { type KeptTake, TakePreview } from '../../recordings/index.ts';
import { type Choice, staysBeside } from '../choice/give-up.ts';
import { choiceTexts } from '../choice/messages.ts';
import { TakeChoice } from '../choice/take-choice.tsx';
import type { useAnswers } from './use-answers.ts';

type Props = {
  question: PublicQuestion;
  answers: ReturnType<typeof useAnswers>;
  /** At least one of them is an unreviewed take. */
  choices: Choice[];
  onUsed: () => void;
  /** `beside`: the number of takes that stay. */
  onRecordAgain: (beside: number) => void;
};

/** Shows the recordings of a question: the candidate uses one or records again. */
export function JudgeTakes(props: Props) {
  const takes = props.choices.flatMap((choice) => ('take' in choice ? [choice.take] : []));
  const newest = takes.at(-1);
  if (newest === undefined) return null;
  const isChoice = props.answers.keepsEarlier && props.choices.length > 1;
  return isChoice ? <Several {...props} takes={takes} /> : <One {...props} take={newest} />;
}

function One({ question, answers, take, onUsed, onRecordAgain }: Props & { take: KeptTake }) {
  const left = answers.takesLeft(question.id);
  const stays = answers.keepsEarlier && staysBeside(take, left);
  return (
    <TakePreview
      key={take.takeId}
      take={take}
      retakesLeft={left}
      {...(stays && { hint: choiceTexts.keptHint })}
      onRetake={() => {
        if (stays) answers.setAside(take);
        else answers.giveUp(take);
        onRecordAgain(stays ? 1 : 0);
      }}
      onUse={() => {
        answers.use(take);
        onUsed();
      }}
    />
  );
}

function Several(props: Props & { takes: KeptTake[] }) {
  const { question, answers, choices, takes, onUsed, onRecordAgain } = props;

  function giveUp(choice: Choice): void {
    const rest = takes.filter((take) => !('take' in choice) || take !== choice.take);
    if ('take' in choice) {
      answers.giveUp(choice.take);
      rest.forEach(answers.setAside);
    } else {
      // The other one replaces the answer.
      rest.forEach(answers.use);
    }
    if (choices.length === 2) onRecordAgain('take' in choice ? rest.length : 0);
  }
  return (
    <TakeChoice
      key={takes.map(({ takeId }) => takeId).join(' ')}
      choices={choices}
      retakesLeft={answers.takesLeft(question.id)}
      onUse={(choice) => {
        if ('take' in choice) answers.use(choice.take);
        else answers.keepAnswer(question.id);
        onUsed();
      }}
      onGiveUp={giveUp}
    />
  );
}
