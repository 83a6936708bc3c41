import { Columns3, X } from 'lucide-react';
import { comparisonAddress, fewestCompared } from '../../../shared/comparison.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { compareChosenMessages as messages } from './messages.ts';
import type { Chosen } from './use-chosen.ts';

/** The selection with its Compare button, at the foot of the list; hidden without a selection. */
export function CompareChosen({ chosen: { chosen, clear } }: { chosen: Chosen }) {
  const jobs = new Set(chosen.map(({ job }) => job?.id));
  const [jobId] = jobs;
  const isReady = jobs.size === 1 && chosen.length >= fewestCompared && jobId !== undefined;
  return (
    <div
      role="status"
      className="pointer-events-none sticky bottom-3 z-10 mt-3 flex justify-center empty:hidden print:hidden"
    >
      {chosen.length > 0 && (
        <div className="pointer-events-auto flex max-w-full flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line-strong bg-surface px-4 py-2.5 shadow-float">
          <p className="min-w-0 text-sm">
            <span className="font-medium tabular-nums">{messages.chosen(chosen.length)}</span>{' '}
            <span className="break-words text-ink-soft">
              {jobs.size > 1 ? messages.otherJobs : isReady ? namesOf(chosen) : messages.oneMore}
            </span>
          </p>
          <span className="ml-auto flex gap-2">
            <Button variant="ghost" size="small" icon={<X />} onClick={clear}>
              {messages.clear}
            </Button>
            {isReady && (
              <ButtonLink
                to={comparisonAddress(
                  jobId,
                  chosen.map(({ id }) => id),
                )}
                variant="primary"
                size="small"
                icon={<Columns3 />}
              >
                {messages.compare}
              </ButtonLink>
            )}
          </span>
        </div>
      )}
    </div>
  );
}

const namesOf = (chosen: Chosen['chosen']) => chosen.map(({ candidateName }) => candidateName).join(', ');
