import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { SegmentedControl } from '../../../ui/buttons/segmented-control.tsx';
import { OwnQueue, QueueToggle } from '../../assignments/index.ts';
import { RetentionNotice } from '../../plans/index.ts';
import { ResumeSearch } from '../../resumes/index.ts';
import { SpokenSearch } from '../../transcripts/index.ts';
import { BrowseCandidates } from './browse-candidates.tsx';
import { CandidateStats } from './candidate-stats.tsx';
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

/** Everyone who submitted; `?job=` filters by one job, `?in=` searches transcripts or resumes instead, or shows the user’s queue. */
export function CandidatesPage() {
  const [parameters, setParameters] = useSearchParams();
  const jobId = readJob(parameters);
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
      <CandidateStats scope={{ jobId }} />
      {isQueue && <OwnQueue searchMode={searchMode} />}
      {mode === 'people' && !isQueue && <BrowseCandidates jobId={jobId} searchMode={searchMode} />}
      {mode === 'answers' && <SpokenSearch searchMode={searchMode} />}
      {mode === 'resumes' && <ResumeSearch searchMode={searchMode} />}
    </>
  );
}

function readMode(parameters: URLSearchParams): SearchMode {
  return searchModes.find(({ value }) => value === parameters.get('in'))?.value ?? 'people';
}

/** The job of `?job=`; an invalid id is ignored. */
function readJob(parameters: URLSearchParams): number | undefined {
  const given = Number(parameters.get('job'));
  return Number.isSafeInteger(given) && given > 0 ? given : undefined;
}
