import type { SpeechModelEntry } from '@nimble/contracts/speech-models';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Badge } from '../../ui/figures/badge.tsx';
import { speechModelMessages as messages } from './messages.ts';
import { factsOf, progressText } from './model-facts.ts';
import { type ModelChange, useChangeModel } from './speech-models.queries.ts';

type Props = { model: SpeechModelEntry; onRemove: () => void };

/** One model: its facts, its progress, and its actions. */
export function ModelItem({ model, onRemove }: Props) {
  const { title, status } = model;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {title}
          <StateBadge status={status} />
        </p>
        <p className="mt-0.5 text-ink-soft text-sm">{factsOf(model).join(' · ')}</p>
        {status.state === 'failed' && (
          <p className="mt-1 text-danger-ink text-sm wrap-anywhere">{status.failure.message}</p>
        )}
        {'doneBytes' in status && <Progress title={title} status={status} />}
      </div>
      <Actions model={model} onRemove={onRemove} />
    </li>
  );
}

function StateBadge({ status }: Pick<SpeechModelEntry, 'status'>) {
  if (status.state === 'failed') return <Badge tone="red">{messages.states.failed}</Badge>;
  if (status.state !== 'installed') return null;
  return status.isOn ? (
    <Badge tone="green">{messages.states.on}</Badge>
  ) : (
    <Badge>{messages.states.installed}</Badge>
  );
}

type Moving = Extract<SpeechModelEntry['status'], { doneBytes: number }>;

function Progress({ title, status }: { title: string; status: Moving }) {
  const { doneBytes, totalBytes } = status;
  return (
    <div className="mt-2 grid gap-1">
      <ProgressBar
        label={messages.progress({ title })}
        percent={totalBytes === null || totalBytes === 0 ? 0 : (doneBytes / totalBytes) * 100}
      />
      <p className="text-ink-soft text-sm tabular-nums">{progressText(status)}</p>
    </div>
  );
}

function Actions({ model: { name, title, status, published }, onRemove }: Props) {
  const change = useChangeModel();
  const send = (kind: ModelChange['kind'], done?: string) =>
    change.mutate(
      { kind, name },
      {
        onSuccess: () => done !== undefined && toast.success(done),
        onError: (error) => toast.error(messageOf(error, messages.failed)),
      },
    );
  const button = (label: string, spoken: string, onClick: () => void) => (
    <Button size="small" aria-label={spoken} loading={change.isPending} onClick={onClick}>
      {label}
    </Button>
  );
  if (status.state === 'absent') return button(messages.add, messages.addName({ title }), () => send('add'));
  if (status.state === 'installed' && status.isOn)
    return button(messages.turnOff, messages.turnOffName({ title }), () => send('off', messages.off));
  if (status.state !== 'installed' && status.state !== 'failed')
    return button(messages.cancel, messages.cancelName({ title }), () => send('cancel'));
  return (
    <div className="flex flex-wrap gap-2">
      {status.state === 'installed' &&
        button(messages.use, messages.useName({ title }), () => send('use', messages.usedNow({ title })))}
      {status.state === 'failed' &&
        published !== null &&
        button(messages.retry, messages.retryName({ title }), () => send('add'))}
      <Button
        size="small"
        variant="ghost"
        aria-label={messages.removeName({ title })}
        disabled={change.isPending}
        onClick={onRemove}
      >
        {messages.remove}
      </Button>
    </div>
  );
}
