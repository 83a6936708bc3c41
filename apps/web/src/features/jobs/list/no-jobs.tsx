import { Plus } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { JobCards, NothingFound } from '../../../ui/feedback/illustrations.tsx';
import { jobsMessages as messages } from '../messages.ts';

/** The company has no job; offers to create one only to people who may. */
export function NoJobs({ onCreate }: { onCreate: (() => void) | undefined }) {
  return (
    <EmptyState
      illustration={<JobCards />}
      title={messages.none.title}
      text={onCreate === undefined ? messages.none.viewerText : messages.none.text}
      action={
        onCreate && (
          <Button variant="primary" icon={<Plus />} onClick={onCreate}>
            {messages.createJob}
          </Button>
        )
      }
    />
  );
}

export function NoJobsFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      illustration={<NothingFound />}
      title={messages.noneFound.title}
      text={messages.noneFound.text}
      action={<Button onClick={onClear}>{messages.noneFound.clear}</Button>}
    />
  );
}
