import type { MediaTask, MediaTaskState } from '@nimble/contracts/media-tasks';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Badge, type Tone } from '../../../ui/figures/badge.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { mediaTasksMessages as messages } from '../messages.ts';
import { mediaTasksQuery, useFollowMediaTasks, useRetryMediaTask } from './media-tasks.queries.ts';

const tones: Record<MediaTaskState, Tone> = {
  waiting: 'neutral',
  running: 'blue',
  done: 'green',
  failed: 'red',
};

type Props = { submissionId: number; mayUpdate: boolean };

/** Processing steps of a submission with progress and failures; hidden once all are done. */
export function MediaTasks({ submissionId, mayUpdate }: Props) {
  const tasks = useQuery(mediaTasksQuery(submissionId));
  useFollowMediaTasks(submissionId);
  if (tasks.data === undefined || tasks.data.every(({ state }) => state === 'done')) return null;
  return (
    <Card title={messages.title} flush className="mb-4 min-w-0 print:hidden">
      <ul className="divide-y divide-line">
        {tasks.data.map((task) => (
          <TaskRow key={task.task} task={task} submissionId={submissionId} mayUpdate={mayUpdate} />
        ))}
      </ul>
    </Card>
  );
}

function TaskRow({
  task: { task, state, progress, failure },
  submissionId,
  mayUpdate,
}: Props & { task: MediaTask }) {
  const retry = useRetryMediaTask(submissionId);
  const name = messages.names[task];
  function tryAgain(): void {
    retry.mutate(task, { onError: (error) => toast.error(messageOf(error, messages.retryFailed)) });
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-card py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{name}</p>
        {failure !== null && <p className="mt-0.5 break-words text-danger-ink text-sm">{failure.message}</p>}
      </div>
      {state === 'running' && (
        <div className="flex w-40 items-center gap-2">
          <ProgressBar label={messages.progressOf({ name })} percent={progress} />
          <span className="min-w-9 whitespace-nowrap text-end text-ink-soft text-sm tabular-nums">
            {messages.percent({ progress })}
          </span>
        </div>
      )}
      <Badge tone={tones[state]}>{messages.states[state]}</Badge>
      {state === 'failed' && mayUpdate && (
        <Button
          size="small"
          icon={<RotateCw />}
          loading={retry.isPending}
          onClick={tryAgain}
          aria-label={messages.retryOf({ name })}
        >
          {messages.retry}
        </Button>
      )}
    </li>
  );
}
