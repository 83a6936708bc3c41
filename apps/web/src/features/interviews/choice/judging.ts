import { costsNoRetake, type KeptTake, type TakeDelivery } from '../../recordings/index.ts';
import type { Deliveries } from '../delivery/deliveries.ts';
import type { Answers } from '../question/answers.ts';
import type { Unjudged } from '../question/use-unjudged.ts';

type Options = {
  answers: Answers;
  unjudged: Unjudged;
  judged: (take: KeptTake) => void;
  delivery: TakeDelivery;
  deliver: Deliveries['deliver'];
  onGivenUp: (take: KeptTake) => void;
};

/** The candidate's decisions about the takes of a question. */
export function judgingOf({ answers, unjudged, judged, delivery, deliver, onGivenUp }: Options) {
  const takesOf = (questionId: number) => unjudged.get(questionId) ?? [];

  function giveUp(take: KeptTake): void {
    judged(take);
    onGivenUp(take);
    void delivery.discard(take.takeId, { isUnusable: costsNoRetake(take) });
  }

  /** Keeps it on this device until the server has accepted the chosen one, and pauses its upload. */
  function passOver(take: KeptTake): void {
    judged(take);
    delivery.rest(take.takeId);
  }

  return {
    use(take: KeptTake): void {
      const others = takesOf(take.questionId).filter(({ takeId }) => takeId !== take.takeId);
      others.forEach(passOver);
      judged(take);
      deliver(take, others);
    },
    /** Keeps the answer in favor of all newer takes. */
    keepAnswer(questionId: number): void {
      const answer = answers.get(questionId);
      const takes = takesOf(questionId);
      if (answer?.status !== 'sending') return takes.forEach(giveUp);
      takes.forEach(passOver);
      deliver(answer.take, takes);
    },
    giveUp,
    /** Pauses its upload during a retake. */
    setAside: (take: KeptTake) => delivery.rest(take.takeId),
    takeUp: (take: KeptTake) => void delivery.send(take),
  };
}
