import { toast } from '../../../ui/feedback/toast.ts';
import { undoMessages as messages } from '../messages.ts';

/** The requirement's ten seconds; they stand still while the message is read (`ui/feedback/undo-button`). */
const offeredMilliseconds = 10_000;

type Offer = {
  /** A later offer of the same name takes its place. */
  id: string;
  said: string;
  /** The candidate's name. */
  detail?: string;
  undo: () => void;
  /** The requirement's ten seconds by default. */
  milliseconds?: number;
};

let latest: Offer | undefined;

/** Says what was done, and lets it be undone for a while: by the message's button, or by the key of the page. */
export function offerUndo(offer: Offer): void {
  const { id, said, detail, undo, milliseconds = offeredMilliseconds } = offer;
  latest = offer;
  toast.success(said, {
    ...(detail !== undefined && { detail }),
    undo: {
      id,
      label: messages.undo,
      milliseconds,
      onUndo: undo,
      onGone: () => {
        if (latest === offer) latest = undefined;
      },
    },
  });
}

/** Undoes what was done last, while that is offered. */
export function undoLatest(): void {
  const offer = latest;
  if (offer === undefined) return;
  latest = undefined;
  toast.close(offer.id);
  offer.undo();
}
