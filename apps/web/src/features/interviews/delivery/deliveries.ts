import { costsNoRetake, type KeptTake, type TakeDelivery } from '../../recordings/index.ts';

/** Called as chosen takes become answers. */
export type DeliveryEvents = {
  onSending: (take: KeptTake) => void;
  onAccepted: (take: KeptTake) => void;
  /** `over`: the takes it was chosen over, still on this device. */
  onRefused: (take: KeptTake, error: unknown, over: readonly KeptTake[]) => void;
  /** It was not chosen, and is deleted. */
  onGivenUp: (take: KeptTake) => void;
};

type Begun = {
  take: KeptTake;
  over: readonly KeptTake[];
  stopping: AbortController;
  outcome: 'accepted' | 'refused' | undefined;
  /** Never fails. */
  done: Promise<void>;
};

const ids = (takes: readonly KeptTake[]) => takes.map(({ takeId }) => takeId);

/**
 * Turns takes into the answers to their questions, one per question at a time. The other takes of the question are kept
 * until the server has accepted the chosen one, and offered again if it refuses.
 */
export class Deliveries {
  readonly #delivery: TakeDelivery;
  readonly #events: DeliveryEvents;
  readonly #begun = new Map<number, Begun>();

  constructor(delivery: TakeDelivery, events: DeliveryEvents) {
    this.#delivery = delivery;
    this.#events = events;
  }

  readonly deliver = (take: KeptTake, over: readonly KeptTake[] = []): void => {
    const earlier = this.#begun.get(take.questionId);
    if (earlier?.take.takeId === take.takeId) return this.#passOver(earlier, over);
    const stopping = new AbortController();
    const now: Begun = { take, over, stopping, outcome: undefined, done: Promise.resolve() };
    this.#begun.set(take.questionId, now);
    this.#events.onSending(take);
    now.done = this.#bring(now, earlier).then(
      () => this.#accepted(now),
      (error: unknown) => this.#failed(now, error),
    );
  };

  /**
   * Resolves when every answer on its way is on the server, or has failed for good. @returns whether none has failed
   */
  readonly allDelivered = async (): Promise<boolean> => {
    const onTheirWay = [...this.#begun.values()].filter(({ outcome }) => outcome === undefined);
    await Promise.all(onTheirWay.map(({ done }) => done));
    return onTheirWay.every(({ outcome }) => outcome !== 'refused');
  };

  async #bring(now: Begun, earlier: Begun | undefined): Promise<void> {
    const { take, stopping } = now;
    const { signal } = stopping;
    if (earlier !== undefined) await this.#replace(earlier, now);
    else await this.#delivery.choose(take.takeId, ids(now.over));
    signal.throwIfAborted();
    await this.#delivery.deliver(take.takeId, { over: () => ids(now.over), signal });
  }

  /** An earlier answer still being uploaded must not arrive after this one and replace it. */
  async #replace(earlier: Begun, now: Begun): Promise<void> {
    const { take, outcome } = earlier;
    if (outcome === 'refused') await this.#delivery.discard(take.takeId);
    const isOnItsWay = outcome === undefined;
    if (isOnItsWay) now.over = [...now.over, take];
    await this.#delivery.choose(now.take.takeId, ids(now.over));
    if (!isOnItsWay) return;
    earlier.stopping.abort();
    this.#delivery.rest(take.takeId);
    // Only the earlier answer is kept: the takes that it was chosen over are deleted.
    const unneeded = earlier.over;
    earlier.over = [];
    unneeded.forEach(this.#giveUp);
    await earlier.done;
    // It was accepted nevertheless, and is no longer on this device.
    if (earlier.outcome === 'accepted') now.over = now.over.filter((other) => other !== take);
  }

  /** It stays the answer instead of newer takes. */
  #passOver(chosen: Begun, over: readonly KeptTake[]): void {
    if (chosen.outcome !== undefined) return over.forEach(this.#giveUp);
    chosen.over = [...chosen.over, ...over];
    void this.#delivery.choose(chosen.take.takeId, ids(chosen.over));
  }

  readonly #giveUp = (take: KeptTake): void => {
    this.#events.onGivenUp(take);
    void this.#delivery.discard(take.takeId, { isUnusable: costsNoRetake(take) });
  };

  #accepted(now: Begun): void {
    now.outcome = 'accepted';
    now.over.forEach(this.#events.onGivenUp);
    if (!now.stopping.signal.aborted) this.#events.onAccepted(now.take);
  }

  #failed(now: Begun, error: unknown): void {
    if (now.stopping.signal.aborted) return;
    now.outcome = 'refused';
    void this.#delivery.choose(now.take.takeId, []);
    this.#events.onRefused(now.take, error, now.over);
  }
}
