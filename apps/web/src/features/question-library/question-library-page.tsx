import type { LibraryQuestion } from '@nimble/contracts/question-library';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { usePermission } from '../../lib/current-user.ts';
import { useExistingPage } from '../../shared/list-address.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { JobCards } from '../../ui/feedback/illustrations.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Pagination } from '../../ui/pages/pagination.tsx';
import { useFocusKeptOnPage } from '../../ui/use-kept-focus.ts';
import { LibraryQuestionForm } from './choose/index.ts';
import { DeleteQuestionDialog } from './delete-question-dialog.tsx';
import { LibraryFilters } from './library-filters.tsx';
import { libraryMessages, libraryPageMessages as messages } from './messages.ts';
import { NoQuestionsFound } from './no-questions-found.tsx';
import { libraryPageQuery, librarySorts } from './question-library.queries.ts';
import { QuestionRows } from './question-rows.tsx';
import { useLibraryAddress } from './use-library-address.ts';

const sortOptions = librarySorts.map((sort) => ({ value: sort, label: messages.sorts[sort] }));

/** The questions that the company keeps for its jobs. */
export function QuestionLibraryPage() {
  const list = useLibraryOfAddress();
  const { change, clear, questions, isTurning, isNarrowed, hasNone } = list;
  const mayCreate = usePermission('job', 'create');
  const [edited, setEdited] = useState<LibraryQuestion | 'new' | null>(null);
  const [toDelete, setToDelete] = useState<LibraryQuestion | null>(null);
  const add = mayCreate ? () => setEdited('new') : undefined;
  return (
    <>
      {!hasNone && <Toolbar list={list} onAdd={add} />}
      <Loaded query={questions} skeleton={<RowsSkeleton />} failed={libraryMessages.loadFailed}>
        {({ data, meta }) => {
          if (isTurning || (data.length === 0 && questions.isPlaceholderData)) return <RowsSkeleton />;
          if (data.length === 0 && isNarrowed) return <NoQuestionsFound onClear={clear} />;
          if (data.length === 0) return <NoQuestions onAdd={add} />;
          return (
            <>
              <QuestionRows
                questions={data}
                isStale={questions.isPlaceholderData}
                onEdit={setEdited}
                onDelete={setToDelete}
              />
              <Pagination {...meta.pagination} onChange={change} />
            </>
          );
        }}
      </Loaded>
      {edited !== null && (
        <LibraryQuestionForm
          question={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {toDelete !== null && <DeleteQuestionDialog question={toDelete} onClose={() => setToDelete(null)} />}
    </>
  );
}

type ToolbarProps = { list: ReturnType<typeof useLibraryOfAddress>; onAdd: (() => void) | undefined };

function Toolbar({ list: { address, change, questions }, onAdd }: ToolbarProps) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2">
      <LibraryFilters filter={address} onChange={change} isBusy={questions.isPlaceholderData} />
      <Select
        aria-label={messages.sort}
        value={address.sort}
        options={sortOptions}
        onChange={(sort) => change({ sort })}
        className="min-w-fit grow basis-36 sm:grow-0 sm:basis-52"
      />
      {onAdd && (
        <Button variant="primary" icon={<Plus />} onClick={onAdd} className="ms-auto">
          {messages.add}
        </Button>
      )}
    </div>
  );
}

/** The page of questions in the address. */
function useLibraryOfAddress() {
  const list = useLibraryAddress();
  const questions = useQuery(libraryPageQuery(list.address));
  const pageCount = questions.isPlaceholderData ? undefined : questions.data?.meta.pagination.pageCount;
  const isTurning = useExistingPage(list.address.page, pageCount, list.change);
  const { search, tag, difficulty } = list.address;
  const isNarrowed = search !== '' || tag !== null || difficulty !== null;
  const hasNone = !isNarrowed && !questions.isPlaceholderData && questions.data?.meta.pagination.total === 0;
  useFocusKeptOnPage(questions.data && (hasNone ? 'none' : 'some'));
  return { ...list, questions, isTurning, isNarrowed, hasNone };
}

/** Offers to add one only to people who may. */
function NoQuestions({ onAdd }: { onAdd: (() => void) | undefined }) {
  return (
    <EmptyState
      illustration={<JobCards />}
      title={messages.none.title}
      text={onAdd === undefined ? messages.none.viewerText : messages.none.text}
      action={
        onAdd && (
          <Button variant="primary" icon={<Plus />} onClick={onAdd}>
            {messages.add}
          </Button>
        )
      }
    />
  );
}

function RowsSkeleton() {
  return (
    <Loading label={libraryMessages.loading} className="grid gap-px">
      {['a', 'b', 'c', 'd'].map((name) => (
        <Skeleton key={name} className="h-24" />
      ))}
    </Loading>
  );
}
