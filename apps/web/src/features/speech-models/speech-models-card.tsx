import type { InstalledSpeech, SpeechModelEntry } from '@nimble/contracts/speech-models';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Card } from '../../ui/figures/card.tsx';
import { speechModelMessages as messages } from './messages.ts';
import { ModelItem } from './model-item.tsx';
import { speechModelsQuery, useChangeModel } from './speech-models.queries.ts';

/** For the master only: the speech models, and which one transcribes. */
export function SpeechModelsCard() {
  const models = useQuery(speechModelsQuery);
  return (
    <Card aria-labelledby="transcripts" title={<span id="transcripts">{messages.title}</span>}>
      <Loaded query={models} skeleton={<ModelsSkeleton />} failed={messages.loadFailed}>
        {(speech) => <Models speech={speech} />}
      </Loaded>
    </Card>
  );
}

function Models({ speech }: { speech: InstalledSpeech }) {
  const [asked, setAsked] = useState<SpeechModelEntry | null>(null);
  return (
    <div className="grid gap-4">
      <Notice speech={speech} />
      <p className="max-w-reading text-ink-soft">{messages.intro}</p>
      <ul className="divide-y divide-line border-line border-t">
        {speech.models.map((model) => (
          <ModelItem key={model.name} model={model} onRemove={() => setAsked(model)} />
        ))}
      </ul>
      <RemoveDialog model={asked} onClose={() => setAsked(null)} />
    </div>
  );
}

/** The summary line. */
function Notice({ speech: { setByEnvironment, models } }: { speech: InstalledSpeech }) {
  const on = models.find(({ status }) => status.state === 'installed' && status.isOn);
  if (setByEnvironment !== null)
    return (
      <p role="status" className="font-semibold">
        {messages.setByEnvironment({ engine: setByEnvironment })}
      </p>
    );
  if (on !== undefined)
    return (
      <p role="status" className="flex items-center gap-2 font-semibold">
        <CircleCheck aria-hidden className="size-5 shrink-0 text-brand-ink" />
        {messages.on({ title: on.title })}
      </p>
    );
  return (
    <div role="status">
      <p className="flex items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden className="size-5 shrink-0 text-warning-ink" />
        {messages.none}
      </p>
      <p className="mt-1 text-ink-soft">{messages.noneAdvice}</p>
    </div>
  );
}

function RemoveDialog({ model, onClose }: { model: SpeechModelEntry | null; onClose: () => void }) {
  const change = useChangeModel();
  if (model === null) return null;
  const { name, title } = model;
  return (
    <ConfirmDialog
      open
      danger
      title={messages.removeTitle({ title })}
      description={messages.removeText}
      confirmLabel={messages.remove}
      pending={change.isPending}
      onConfirm={() =>
        change.mutate(
          { kind: 'remove', name },
          {
            onSuccess: () => {
              toast.success(messages.removed);
              onClose();
            },
            onError: (error) => toast.error(messageOf(error, messages.failed)),
          },
        )
      }
      onCancel={() => !change.isPending && onClose()}
    />
  );
}

function ModelsSkeleton() {
  return (
    <Loading label={messages.loading}>
      <Skeleton className="h-5 w-72" />
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="mt-4 h-12 w-full" />
      ))}
    </Loading>
  );
}
