import { useQuery } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { usePermission } from '../../../lib/current-user.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Badge } from '../../../ui/figures/badge.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { criteriaMessages as messages } from '../messages.ts';
import { criteriaQuery } from '../scorecards.queries.ts';
import { CriteriaDialog } from './criteria-dialog.tsx';

/** The criteria of a job, for its page. */
export function CriteriaCard({ jobId }: { jobId: number }) {
  const mayUpdate = usePermission('job', 'update');
  const criteria = useQuery(criteriaQuery(jobId));
  const [isEditing, setIsEditing] = useState(false);
  return (
    <Card
      title={messages.title}
      actions={
        mayUpdate &&
        criteria.data !== undefined && (
          <Button
            variant="ghost"
            size="small"
            icon={<PencilLine />}
            onClick={() => setIsEditing(true)}
            className="-me-2"
          >
            {messages.edit}
          </Button>
        )
      }
    >
      <Loaded
        query={criteria}
        failed={messages.loadFailed}
        skeleton={
          <Loading label={messages.loading}>
            <Skeleton className="h-12" />
          </Loading>
        }
      >
        {(names) => (
          <>
            <p className="text-ink-soft">{messages.text}</p>
            <CriteriaNames names={names} />
            {isEditing && (
              <CriteriaDialog jobId={jobId} criteria={names} onClose={() => setIsEditing(false)} />
            )}
          </>
        )}
      </Loaded>
    </Card>
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
