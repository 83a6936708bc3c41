import { mostStages, type Stage } from '@nimble/contracts/stages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePermission } from '../../../lib/current-user.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { SettingsLayout } from '../../settings/index.ts';
import { stageSettingsMessages as messages, stageMessages } from '../messages.ts';
import { stagesQuery } from '../stages.queries.ts';
import { DeleteStageDialog } from './delete-stage-dialog.tsx';
import { StageForm } from './stage-form.tsx';
import { StageRows } from './stage-rows.tsx';

/** The stages of the company by status; who may change the company changes them. */
export function StagesPage() {
  const mayChange = usePermission('company', 'update');
  const stages = useQuery(stagesQuery);
  const [edited, setEdited] = useState<Stage | 'new' | null>(null);
  const [toDelete, setToDelete] = useState<Stage | null>(null);
  const count = stages.data?.length ?? 0;
  return (
    <SettingsLayout>
      <Card
        title={messages.title}
        flush
        className="self-start"
        actions={
          mayChange && (
            <Button size="small" disabled={count >= mostStages} onClick={() => setEdited('new')}>
              {messages.create}
            </Button>
          )
        }
      >
        <p className="border-line border-b p-card text-ink-soft text-sm">
          {messages.text} {mayChange ? messages.count({ count, most: mostStages }) : messages.readOnly}
        </p>
        <Loaded query={stages} failed={stageMessages.loadFailed} skeleton={<StagesSkeleton />}>
          {(all) => (
            <StageRows stages={all} mayChange={mayChange} onEdit={setEdited} onDelete={setToDelete} />
          )}
        </Loaded>
      </Card>
      {edited !== null && (
        <StageForm stage={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />
      )}
      {toDelete !== null && <DeleteStageDialog stage={toDelete} onClose={() => setToDelete(null)} />}
    </SettingsLayout>
  );
}

function StagesSkeleton() {
  return (
    <Loading label={stageMessages.loading} className="grid gap-3 p-card">
      <Skeleton className="h-6 w-32" />
      <Skeleton className="h-6 w-24" />
      <Skeleton className="h-6 w-40" />
    </Loading>
  );
}
