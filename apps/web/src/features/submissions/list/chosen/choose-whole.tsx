import { mostInBulk } from '@nimble/contracts/bulk-actions';
import { Button } from '../../../../ui/buttons/button.tsx';
import { chosenMessages as messages } from './messages.ts';
import type { Chosen } from './use-chosen.ts';

/** Offers to select all that match, once all of the page are selected. */
export function ChooseWhole({
  chosen: { chosen, whole, matching, isPageChosen, chooseWhole },
}: {
  chosen: Chosen;
}) {
  const { count } = matching;
  if (whole !== null || count <= chosen.length || !isPageChosen) return null;
  if (count > mostInBulk)
    return <p className="text-ink-soft text-sm">{messages.tooManyMatch({ most: mostInBulk })}</p>;
  return (
    <Button size="small" variant="ghost" onClick={chooseWhole}>
      {messages.chooseMatching({ count })}
    </Button>
  );
}
