import { Columns3, Trash2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { usePermission } from '../../../../lib/current-user.ts';
import { type ComparisonState, comparisonAddress } from '../../../../shared/comparison.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { ExportButton } from '../../../exports/index.ts';
import { ChooseWhole } from './choose-whole.tsx';
import { DeleteChosenDialog } from './delete-chosen-dialog.tsx';
import { jobOfComparison } from './job-of-chosen.ts';
import { MarkChosen } from './mark-chosen.tsx';
import { chosenMessages as messages } from './messages.ts';
import { MoreForChosen } from './more-for-chosen.tsx';
import type { Chosen } from './use-chosen.ts';

type Props = {
  chosen: Chosen;
  /** They are done with, and the bar goes: the list takes the focus. */
  onDone: () => void;
};

/**
 * What can be done to the selected candidates, at the lower edge while any are. It belongs at the end of the page:
 * there it has a place of its own, so that it covers nothing for good.
 */
export function ChosenBar({ chosen, onDone }: Props) {
  const { count, whole } = chosen;
  useGoneSelection(chosen, onDone);
  const said = whole === null ? messages.chosen({ count }) : messages.allChosen({ count });
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && said}
      </p>
      {count > 0 && (
        <section
          aria-label={messages.region}
          data-stays="bottom"
          data-actions="lower-end"
          className="stays-below -mx-4 -mb-gutter mt-5 flex flex-wrap items-center gap-2 border-line-strong border-t bg-raised px-4 pt-2.5 pb-safe sm:-mx-gutter sm:px-gutter print:hidden"
        >
          <div className="flex items-center gap-2 max-sm:basis-full sm:contents">
            <p aria-hidden className="me-auto font-medium text-sm tabular-nums">
              {said}
            </p>
            <ChooseWhole chosen={chosen} />
            <IconButton
              label={messages.clear}
              icon={<X />}
              onClick={() => {
                chosen.clear();
                onDone();
              }}
              className="-my-1.5 -me-2 sm:order-last sm:my-0"
            />
          </div>
          <ChosenActions chosen={chosen} onDone={onDone} />
        </section>
      )}
    </>
  );
}

/** All that matched can change under a selection, or under a dialog about it: then it ends, and says so. */
function useGoneSelection({ whole, count, clear }: Chosen, onDone: () => void): void {
  const isGone = whole !== null && count === 0;
  const newest = useRef({ clear, onDone });
  useEffect(() => {
    newest.current = { clear, onDone };
  });
  useEffect(() => {
    if (!isGone) return;
    toast.info(messages.noneMatch);
    newest.current.clear();
    newest.current.onDone();
  }, [isGone]);
}

function ChosenActions({ chosen, onDone }: Props) {
  const mayUpdate = usePermission('submission', 'update');
  const mayDelete = usePermission('submission', 'delete');
  const [isDeleting, setIsDeleting] = useState(false);
  const { count, whole } = chosen;
  return (
    <>
      {mayUpdate && <MarkChosen chosen={chosen} onDone={onDone} />}
      <ExportButton
        small
        selection={
          whole === null
            ? { ids: chosen.chosen.map(({ id }) => id), count }
            : { filters: whole.filters, count }
        }
        className="max-sm:grow"
      />
      <CompareChosen chosen={chosen} />
      {mayUpdate && <MoreForChosen chosen={chosen} onDone={onDone} />}
      {mayDelete && (
        <Button
          size="small"
          icon={<Trash2 />}
          aria-label={messages.deleteOf({ count })}
          onClick={() => setIsDeleting(true)}
          className="text-danger-ink max-sm:grow"
        >
          {messages.delete}
        </Button>
      )}
      <DeleteChosenDialog
        chosen={chosen}
        open={isDeleting}
        onClose={() => setIsDeleting(false)}
        onDone={onDone}
      />
    </>
  );
}

function CompareChosen({ chosen }: Pick<Props, 'chosen'>) {
  const jobId = jobOfComparison(chosen);
  const { search } = useLocation();
  if (jobId === undefined) return null;
  const ids = chosen.chosen.map(({ id }) => id);
  return (
    <ButtonLink
      to={comparisonAddress(jobId, ids)}
      state={{ listSearch: search } satisfies ComparisonState}
      size="small"
      icon={<Columns3 />}
      className="max-sm:grow"
    >
      {messages.compare}
    </ButtonLink>
  );
}
