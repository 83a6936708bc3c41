import { Pause, Play, Shuffle, SquareStack, Users } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { usePermission } from '../../lib/current-user.ts';
import { fewestCompared, readListSearch } from '../../shared/comparison.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { VideoPeople } from '../../ui/feedback/illustrations.tsx';
import { differInPools, questionsOfAll, readCandidates } from './answers.ts';
import { CandidateColumn } from './candidate-column.tsx';
import { ChooseDialog } from './choose-dialog.tsx';
import { compareMessages as messages } from './messages.ts';
import { QuestionSteps } from './question-steps.tsx';
import { useCompared } from './use-compared.ts';
import { usePlaying } from './use-playing.ts';

/** Two to four candidates of a job side by side, question by question, at /jobs/:jobId/compare?candidates=1,2. */
export function ComparePage() {
  const jobId = Number(useParams().jobId);
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const ids = readCandidates(search.get('candidates'));
  const [isChoosing, setIsChoosing] = useState(false);
  if (!Number.isSafeInteger(jobId) || jobId <= 0) return <ErrorState title={messages.invalidJob} />;

  function choose(candidates: readonly number[]): void {
    setIsChoosing(false);
    const chosen = candidates.length === 0 ? {} : { candidates: candidates.join(',') };
    setSearch(chosen, { replace: true, state });
  }
  const chooseButton = (
    <Button icon={<Users />} onClick={() => setIsChoosing(true)}>
      {messages.choose}
    </Button>
  );
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <BackFromHere jobId={jobId} listSearch={readListSearch(state)} />
        {ids.length >= fewestCompared && chooseButton}
      </div>
      {ids.length < fewestCompared ? (
        <EmptyState
          illustration={<VideoPeople />}
          title={messages.empty}
          text={messages.emptyText}
          action={chooseButton}
        />
      ) : (
        <Comparison
          key={ids.join()}
          jobId={jobId}
          ids={ids}
          onRemove={(id) => choose(ids.filter((other) => other !== id))}
        />
      )}
      {isChoosing && (
        <ChooseDialog jobId={jobId} candidates={ids} onChoose={choose} onClose={() => setIsChoosing(false)} />
      )}
    </>
  );
}

/** To the list that it was opened from, else to what this person may open. */
function BackFromHere({ jobId, listSearch }: { jobId: number; listSearch: string | undefined }) {
  const mayViewJob = usePermission('job', 'view');
  const isToJob = mayViewJob && listSearch === undefined;
  return (
    <BackLink to={isToJob ? `/jobs/${jobId}` : `/candidates${listSearch ?? `?job=${jobId}`}`}>
      {isToJob ? messages.back : messages.backToCandidates}
    </BackLink>
  );
}

type Props = { jobId: number; ids: readonly number[]; onRemove: (id: number) => void };

const columns: Readonly<Record<number, string>> = {
  2: 'lg:grid-cols-2',
  3: 'lg:grid-cols-3',
  4: 'lg:grid-cols-2 xl:grid-cols-4',
};

function Comparison({ jobId, ids, onRemove }: Props) {
  const candidates = useCompared(jobId, ids);
  const playing = usePlaying(ids);
  const [chosenId, setChosenId] = useState<number | undefined>(undefined);
  const asked = candidates.flatMap((candidate) =>
    candidate.state === 'ready' ? [candidate.scorecard.questions] : [],
  );
  const questions = questionsOfAll(asked);
  const questionId = chosenId ?? questions[0]?.id;
  const isOfPool = questions.some(({ id, pool }) => id === questionId && pool !== null);

  return (
    <>
      <QuestionSteps
        questions={questions}
        isLoading={candidates.some(({ state }) => state === 'loading')}
        value={questionId}
        onChange={(id) => {
          playing.pause();
          setChosenId(id);
        }}
      />
      {differInPools(asked) && (
        <p className="mt-2 flex items-start gap-2 text-ink-soft">
          <Shuffle aria-hidden className="mt-1 size-4 shrink-0 text-ink-faint" />
          {messages.poolsDiffer}
        </p>
      )}
      <PlayAll playing={playing} />
      {/* On a phone candidates are swiped. */}
      <section
        aria-label={messages.candidates}
        className={`relative grid snap-x snap-mandatory auto-cols-[88%] grid-flow-col items-start gap-4 overflow-x-auto pb-2 lg:auto-cols-auto lg:grid-flow-row lg:overflow-visible ${columns[ids.length] ?? ''}`}
      >
        {candidates.map((candidate) => (
          <div key={candidate.id} className="min-w-0 snap-start">
            <CandidateColumn
              candidate={candidate}
              questionId={questionId}
              isOfPool={isOfPool}
              playing={playing}
              onRemove={() => onRemove(candidate.id)}
            />
          </div>
        ))}
      </section>
    </>
  );
}

function PlayAll({ playing }: { playing: ReturnType<typeof usePlaying> }) {
  const isPlaying = playing.playing.mode !== 'paused';
  return (
    <div className="my-4 flex flex-wrap items-center gap-2" title={messages.soundHint}>
      {isPlaying ? (
        <Button icon={<Pause />} onClick={playing.pause}>
          {messages.pause}
        </Button>
      ) : (
        <>
          <Button variant="primary" icon={<Play />} onClick={playing.playInTurn}>
            {messages.playInTurn}
          </Button>
          <Button icon={<SquareStack />} onClick={playing.playTogether}>
            {messages.playTogether}
          </Button>
        </>
      )}
    </div>
  );
}
