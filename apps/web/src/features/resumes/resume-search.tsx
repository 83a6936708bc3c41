import { mostResumeHits, shortestResumeSearch } from '@nimble/contracts/resumes';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useListAddress } from '../../shared/list-address.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { NothingFound } from '../../ui/feedback/illustrations.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { TextSearch } from '../../ui/fields/text-search.tsx';
import { resumeSearchMessages as messages } from './messages.ts';
import { ResumeHits } from './resume-hits.tsx';
import { resumeSearchQuery } from './resumes.queries.ts';

/** Searches the text of resumes. State in the address; `searchMode` is rendered before the search. */
export function ResumeSearch({ searchMode }: { searchMode: ReactNode }) {
  const { address, change } = useListAddress([]);
  const words = address.search;
  return (
    <>
      <TextSearch searchMode={searchMode} texts={messages} value={words} onChange={change} />
      {words.length >= shortestResumeSearch && <Found words={words} />}
    </>
  );
}

function Found({ words }: { words: string }) {
  const found = useQuery(resumeSearchQuery(words));
  const skeleton = (
    <Loading label={messages.loading}>
      <Skeleton className="h-24" />
    </Loading>
  );
  return (
    <Loaded query={found} skeleton={skeleton} failed={messages.loadFailed}>
      {(hits) =>
        hits.length === 0 ? (
          <EmptyState illustration={<NothingFound />} title={messages.none} text={messages.noneText} />
        ) : (
          <>
            <p role="status" className="mb-3 font-medium">
              {messages.count({ count: hits.length, isMore: hits.length >= mostResumeHits })}
            </p>
            <ResumeHits words={words} hits={hits} />
          </>
        )
      }
    </Loaded>
  );
}
