import type { LibraryQuestion } from '@nimble/contracts/question-library';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Library } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { JobCards } from '../../../ui/feedback/illustrations.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { LibraryFilters } from '../library-filters.tsx';
import { libraryMessages, libraryChoiceMessages as messages } from '../messages.ts';
import { NoQuestionsFound } from '../no-questions-found.tsx';
import { type LibraryFilter, libraryChoiceQuery } from '../question-library.queries.ts';
import { AsPool } from './as-pool.tsx';
import { OfferedQuestions } from './offered-questions.tsx';

type Props = {
  /** How many more questions the job can have. */
  room: number;
  /** In the order in which they were chosen; `draw` of them as a pool, or all. */
  onAdd: (questions: LibraryQuestion[], draw: number | null) => void;
  /** Can the job have another pool? */
  mayPool: boolean;
};

/** Opens the library, to add several of its questions to a job. */
export function FromLibrary({ room, ...rest }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<Library />} disabled={room === 0} onClick={() => setIsOpen(true)} className="w-full">
        {messages.open}
      </Button>
      {isOpen && <ChoiceDialog room={room} {...rest} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const everything: LibraryFilter = { search: '', tag: null, difficulty: null };

function useChoice(filter: LibraryFilter) {
  return useInfiniteQuery(libraryChoiceQuery(filter));
}

function ChoiceDialog({ room, mayPool, onAdd, onClose }: Props & { onClose: () => void }) {
  const [filter, setFilter] = useState(everything);
  const [chosen, setChosen] = useState<readonly LibraryQuestion[]>([]);
  const [draw, setDraw] = useState<number | null>(null);
  const found = useChoice(filter);
  const drawn = draw === null || chosen.length < 2 ? null : Math.min(draw, chosen.length - 1);
  function add(): void {
    onAdd([...chosen], drawn);
    onClose();
  }
  return (
    <Modal
      open
      onClose={onClose}
      size="large"
      title={messages.title}
      description={messages.text}
      footer={
        <>
          <div className="me-auto grid gap-1.5">
            {mayPool && chosen.length > 1 && <AsPool chosen={chosen} draw={drawn} onChange={setDraw} />}
            {chosen.length >= room && <p className="text-ink-soft text-sm">{messages.full}</p>}
          </div>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button variant="primary" disabled={chosen.length === 0} onClick={add}>
            {messages.add({ count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className="mb-4 flex flex-wrap gap-2 pt-1">
        <LibraryFilters
          filter={filter}
          onChange={(changes) => setFilter({ ...filter, ...changes })}
          isBusy={found.isPlaceholderData}
        />
      </div>
      <Found
        found={found}
        isNarrowed={filter.search !== '' || filter.tag !== null || filter.difficulty !== null}
        onClear={() => setFilter(everything)}
      >
        {(questions) => (
          <OfferedQuestions questions={questions} chosen={chosen} room={room} onChange={setChosen} />
        )}
      </Found>
    </Modal>
  );
}

type FoundProps = {
  found: ReturnType<typeof useChoice>;
  isNarrowed: boolean;
  onClear: () => void;
  children: (questions: LibraryQuestion[]) => ReactNode;
};

function Found({ found, isNarrowed, onClear, children }: FoundProps) {
  return (
    <Loaded query={found} skeleton={<ChoiceSkeleton />} failed={libraryMessages.loadFailed}>
      {({ pages }) => {
        const questions = pages.flatMap(({ data }) => data);
        if (questions.length === 0) return isNarrowed ? <NoQuestionsFound onClear={onClear} /> : <NoneYet />;
        return (
          <>
            {children(questions)}
            {found.hasNextPage && (
              <p className="mt-4 flex justify-center">
                <Button loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
                  {messages.more}
                </Button>
              </p>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

function ChoiceSkeleton() {
  return (
    <Loading label={libraryMessages.loading} className="grid gap-2">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </Loading>
  );
}

function NoneYet() {
  return <EmptyState illustration={<JobCards />} title={messages.none.title} text={messages.none.text} />;
}
