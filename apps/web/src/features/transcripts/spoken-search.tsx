import type { SpokenHit } from '@nimble/contracts/transcripts';
import { mostSpokenHits } from '@nimble/contracts/transcripts';
import { useQuery } from '@tanstack/react-query';
import { PenLine, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDuration } from '../../lib/formats.ts';
import { useListAddress } from '../../shared/list-address.ts';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { NothingFound } from '../../ui/feedback/illustrations.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { TextSearch } from '../../ui/fields/text-search.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { Pagination } from '../../ui/pages/pagination.tsx';
import { spokenSearchMessages as messages } from './messages.ts';
import { NoEngineHint } from './no-engine-hint.tsx';
import { spokenSearchQuery, transcriptionStateQuery } from './transcripts.queries.ts';

/**
 * Searches all transcripts and written answers of the company; a hit links to its moment in the video, or to its
 * answer. State in the address; `searchMode` is rendered before the search.
 */
export function SpokenSearch({ searchMode }: { searchMode: ReactNode }) {
  const { address, change } = useListAddress([]);
  return (
    <>
      <TextSearch searchMode={searchMode} texts={messages} value={address.search} onChange={change} />
      <Found {...address} change={change} />
    </>
  );
}

/** Without transcription only written words are found, which is shown before searching. */
function Found({ change, ...place }: Place & { change: (changes: Partial<Place>) => void }) {
  const { data: state } = useQuery(transcriptionStateQuery);
  if (state?.hasTranscripts === false && !state.hasWritten)
    return (
      <EmptyState
        illustration={<NothingFound />}
        title={messages.noTranscripts}
        text={state.isEngineOn ? messages.noTranscriptsText : <NoEngine text={messages.noTranscriptsEver} />}
      />
    );
  return (
    <>
      {state?.isEngineOn === false && (
        <div className="mb-5 text-ink-soft text-sm">
          <NoEngine text={messages.notTranscribed} />
        </div>
      )}
      {place.search !== '' && <Hits {...place} change={change} />}
    </>
  );
}

function NoEngine({ text }: { text: string }) {
  return (
    <>
      {text} <NoEngineHint />
    </>
  );
}

type Place = { search: string; page: number; pageSize: number };

function Hits({
  search,
  page,
  pageSize,
  change,
}: Place & { change: (changes: { page?: number; pageSize?: number }) => void }) {
  const hits = useQuery(spokenSearchQuery(search, page, pageSize));
  const skeleton = (
    <Loading label={messages.loading}>
      <Skeleton className="h-24" />
      <Skeleton className="mt-3 h-24" />
    </Loading>
  );
  return (
    <Loaded query={hits} skeleton={skeleton} failed={messages.loadFailed}>
      {({ data, meta: { pagination } }) =>
        data.length === 0 ? (
          <EmptyState illustration={<NothingFound />} title={messages.none} text={messages.noneText} />
        ) : (
          <>
            <p role="status" className="mb-3 font-medium">
              {messages.count({ count: pagination.total, isMore: pagination.total >= mostSpokenHits })}
            </p>
            <ol className={classNames('flex flex-col gap-3', hits.isPlaceholderData && 'opacity-60')}>
              {data.map((hit) => (
                <li key={hit.responseId}>
                  <Hit hit={hit} search={search} />
                </li>
              ))}
            </ol>
            <Pagination {...pagination} onChange={change} />
          </>
        )
      }
    </Loaded>
  );
}

function Hit({ hit, search }: { hit: SpokenHit; search: string }) {
  const { candidateName, job, question, snippet } = hit;
  const isWritten = hit.format === 'text';
  const time = formatDuration(hit.moment ?? 0);
  return (
    <Card className="relative hover:bg-hover">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold">
          <Link
            dir="auto"
            to={isWritten ? addressOfAnswer(hit, search) : addressOfMoment(hit, search)}
            aria-label={
              isWritten
                ? messages.writtenLabel({ candidate: candidateName })
                : messages.hitLabel({ candidate: candidateName, time })
            }
            className="after:absolute after:inset-0"
          >
            {candidateName}
          </Link>
        </h2>
        <span className="flex items-center gap-1 text-brand-ink text-sm tabular-nums [&_svg]:size-3.5">
          {isWritten ? <PenLine aria-hidden /> : <Play aria-hidden />}
          {isWritten ? messages.written : time}
        </span>
      </div>
      <p className="text-ink-soft text-sm">
        {job.title} · {question}
      </p>
      <p className="mt-2 break-words">
        {snippet.map(({ text, isHit }, index) =>
          isHit ? (
            <mark key={index} className="rounded bg-brand-soft px-0.5 font-medium text-brand-ink">
              {text}
            </mark>
          ) : (
            <span key={index}> {text} </span>
          ),
        )}
      </p>
    </Card>
  );
}

/** The submission's page with the tab to show, the second to jump to, and this search to come back to. */
function addressOfMoment({ submissionId, moment }: SpokenHit, search: string): string {
  const at = moment !== null && { at: moment.toFixed(1) };
  const parameters = new URLSearchParams({ in: 'answers', search, tab: 'transcript', ...at });
  return `/candidates/${submissionId}?${parameters}`;
}

/** The same with a written answer in view. */
function addressOfAnswer({ submissionId, responseId }: SpokenHit, search: string): string {
  const parameters = new URLSearchParams({ in: 'answers', search, answer: `${responseId}` });
  return `/candidates/${submissionId}?${parameters}`;
}
