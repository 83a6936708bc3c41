import { usePermission } from '../../../lib/current-user.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { NothingFound, VideoPeople } from '../../../ui/feedback/illustrations.tsx';
import { candidatesMessages as messages } from '../messages.ts';

export function NoCandidates() {
  const maySeeJobs = usePermission('job', 'view');
  return (
    <EmptyState
      illustration={<VideoPeople />}
      title={messages.none.title}
      text={messages.none.text}
      action={maySeeJobs && <ButtonLink to="/jobs">{messages.none.toJobs}</ButtonLink>}
    />
  );
}

export function NoCandidatesFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      illustration={<NothingFound />}
      title={messages.noneFound.title}
      text={messages.noneFound.text}
      action={<Button onClick={onClear}>{messages.noneFound.clear}</Button>}
    />
  );
}
