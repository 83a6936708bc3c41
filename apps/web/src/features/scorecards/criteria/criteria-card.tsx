import { eachTextOnce } from '@nimble/contracts';
import { useQuery } from '@tanstack/react-query';
import { usePermission } from '../../../lib/current-user.ts';
import { Badge } from '../../../ui/figures/badge.tsx';
import { EditableCard } from '../../../ui/figures/editable-card.tsx';
import { criteriaMessages as messages } from '../messages.ts';
import { criteriaQuery } from '../scorecards.queries.ts';
import { CriteriaDialog } from './criteria-dialog.tsx';
import { OmittedCriteria } from './omitted-criteria.tsx';

type Props = {
  jobId: number;
  /** What it did not get when it was saved. */
  omitted?: readonly string[];
};

/** The criteria of a job, for its page. */
export function CriteriaCard({ jobId, omitted = [] }: Props) {
  const mayUpdate = usePermission('job', 'update');
  return (
    <EditableCard
      title={messages.title}
      query={useQuery(criteriaQuery(jobId))}
      loading={messages.loading}
      failed={messages.loadFailed}
      editLabel={mayUpdate ? messages.edit : undefined}
      dialog={(names, onClose) => <CriteriaDialog jobId={jobId} criteria={names} onClose={onClose} />}
    >
      {(names) => (
        <>
          <p className="text-ink-soft">{messages.text}</p>
          <CriteriaNames names={names} />
          {/* It may have got some of them since. */}
          <OmittedCriteria
            names={eachTextOnce([...names, ...omitted]).slice(names.length)}
            className="mt-3"
          />
        </>
      )}
    </EditableCard>
  );
}

function CriteriaNames({ names }: { names: readonly string[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name} className="min-w-0 max-w-full">
          <Badge className="max-w-full">
            <span title={name} className="truncate">
              {name}
            </span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}
