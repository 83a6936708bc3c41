import type { SavedView } from '@nimble/contracts/views';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { SegmentedControl } from '../../../ui/buttons/segmented-control.tsx';
import { OwnQueue, QueueToggle } from '../../assignments/index.ts';
import { RetentionNotice } from '../../plans/index.ts';
import { ResumeSearch } from '../../resumes/index.ts';
import { SpokenSearch } from '../../transcripts/index.ts';
import { DefaultView, LinkedView, ViewMenu } from '../../views/index.ts';
import { BrowseCandidates } from './browse-candidates.tsx';
import { CandidateListSkeleton } from './candidate-list.tsx';
import { CandidateStats } from './candidate-stats.tsx';
import { useColumns } from './columns/use-columns.ts';
import {
  addressOfView,
  contentOf,
  readFilters,
  readLinked,
  readOrigin,
} from './filters/candidate-address.ts';
import { candidateListMessages as messages } from './messages.ts';

const RecentMails = lazy(async () => ({
  default: (await import('../decision/recent-mails.tsx')).RecentMails,
}));

const searchModes = [
  { value: 'people', label: messages.searchIn.people },
  { value: 'answers', label: messages.searchIn.answers },
  { value: 'resumes', label: messages.searchIn.resumes },
] as const;

type SearchMode = (typeof searchModes)[number]['value'];

/**
 * Everyone who submitted, narrowed by the address (`candidateFilters`). `?view=` opens a saved view, and without any
 * parameter the person’s own; `?in=` searches transcripts or resumes instead, or shows the user’s queue.
 */
export function CandidatesPage() {
  const [parameters, setParameters] = useSearchParams();
  const isQueue = parameters.get('in') === 'queue';
  const mode = readMode(parameters);

  function changeMode(chosen: SearchMode | 'queue'): void {
    setParameters((current) => {
      const changed = new URLSearchParams(current);
      changed.delete('page');
      if (chosen === 'people') changed.delete('in');
      else changed.set('in', chosen);
      return changed;
    });
  }
  const searchMode = (
    <>
      <SegmentedControl<SearchMode | 'queue'>
        label={messages.searchIn.label}
        value={isQueue ? 'queue' : mode}
        options={searchModes}
        onChange={changeMode}
      />
      <QueueToggle isOn={isQueue} onChange={(isOn) => changeMode(isOn ? 'queue' : 'people')} />
    </>
  );

  return (
    <>
      <RetentionNotice />
      <Suspense>
        <RecentMails />
      </Suspense>
      <CandidateStats jobId={readFilters(parameters).job} />
      {isQueue && <OwnQueue searchMode={searchMode} />}
      {mode === 'people' && !isQueue && <OpenedCandidates searchMode={searchMode} />}
      {mode === 'answers' && <SpokenSearch searchMode={searchMode} />}
      {mode === 'resumes' && <ResumeSearch searchMode={searchMode} />}
    </>
  );
}

function readMode(parameters: URLSearchParams): SearchMode {
  return searchModes.find(({ value }) => value === parameters.get('in'))?.value ?? 'people';
}

/** The list, once it is known with which view. */
function OpenedCandidates({ searchMode }: { searchMode: ReactNode }) {
  const [parameters, setParameters] = useSearchParams();
  const { columns } = useColumns();
  // Only where the person arrives: a list whose filters are cleared there shows all candidates.
  const [isArriving, setIsArriving] = useState(parameters.size === 0);
  const linked = readLinked(parameters);

  function open(view: SavedView | null, { replace = false } = {}): void {
    const address = view === null ? new URLSearchParams({ view: 'all' }) : addressOfView(view);
    const pageSize = parameters.get('pageSize');
    if (pageSize !== null) address.set('pageSize', pageSize);
    setParameters(address, { replace });
  }
  function arrive(view: SavedView | null): void {
    if (view !== null) open(view, { replace: true });
    setIsArriving(false);
  }

  if (linked !== undefined)
    return (
      <LinkedView key={linked} viewId={linked} onOpen={(view) => open(view, { replace: true })}>
        <CandidateListSkeleton />
      </LinkedView>
    );
  if (isArriving)
    return (
      <DefaultView onOpen={arrive}>
        <CandidateListSkeleton />
      </DefaultView>
    );
  return (
    <BrowseCandidates
      searchMode={
        <>
          <ViewMenu
            content={contentOf(parameters, columns)}
            viewId={readOrigin(parameters)}
            onOpen={(view) => open(view)}
          />
          {searchMode}
        </>
      }
    />
  );
}
