import { useSearchParams } from 'react-router';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SpokenSearch } from '../../transcripts/index.ts';
import { BrowseCandidates } from './browse-candidates.tsx';
import { CandidateStats } from './candidate-stats.tsx';
import { candidateListMessages as messages } from './messages.ts';

const searchModes = [
  { value: 'people', label: messages.searchIn.people },
  { value: 'answers', label: messages.searchIn.answers },
] as const;

type SearchMode = (typeof searchModes)[number]['value'];

/** Everyone who submitted; `?job=` narrows it to one job, `?in=answers` searches in what was said. */
export function CandidatesPage() {
  const [parameters, setParameters] = useSearchParams();
  const jobId = readJob(parameters);
  const mode: SearchMode = parameters.get('in') === 'answers' ? 'answers' : 'people';

  function changeMode(chosen: SearchMode): void {
    setParameters((current) => {
      const changed = new URLSearchParams(current);
      changed.delete('page');
      if (chosen === 'answers') changed.set('in', chosen);
      else changed.delete('in');
      return changed;
    });
  }
  const searchMode = (
    <SegmentedControl
      label={messages.searchIn.label}
      value={mode}
      options={searchModes}
      onChange={changeMode}
    />
  );

  return (
    <>
      <CandidateStats scope={{ jobId }} />
      {mode === 'people' ? (
        <BrowseCandidates jobId={jobId} searchMode={searchMode} />
      ) : (
        <>
          <div className="mb-3 flex">{searchMode}</div>
          <SpokenSearch />
        </>
      )}
    </>
  );
}

/** The job of `?job=`; anything that is no id counts as not given. */
function readJob(parameters: URLSearchParams): number | undefined {
  const given = Number(parameters.get('job'));
  return Number.isSafeInteger(given) && given > 0 ? given : undefined;
}
