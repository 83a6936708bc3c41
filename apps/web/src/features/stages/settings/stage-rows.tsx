import { type Stage, stageStatuses } from '@nimble/contracts/stages';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId } from 'react';
import type { NamedActions } from '../../../shared/named/named-card.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { StatusBadge } from '../../../ui/figures/status-badge.tsx';
import { stageSettingsMessages as messages, stageMessages } from '../messages.ts';
import { moveButtonId, useStageOrder } from './use-stage-order.ts';

type Props = NamedActions<Stage> & { stages: readonly Stage[] };

/** Each status with its built-in stage, then the company’s stages of it in their order. */
export function StageRows({ stages, ...props }: Props) {
  const order = useStageOrder(stages);
  const id = useId();
  return (
    <>
      <p role="status" className="sr-only">
        {order.said}
      </p>
      {stageStatuses.map((status) => {
        const own = stages.filter((stage) => stage.status === status);
        return (
          <section key={status} aria-labelledby={`${id}-${status}`} className="border-line not-last:border-b">
            <h3 id={`${id}-${status}`} className="flex flex-wrap items-center gap-2 px-card py-2.5">
              <StatusBadge status={status}>{stageMessages.statuses[status]}</StatusBadge>
              <span className="font-normal text-ink-faint text-sm">{messages.builtIn}</span>
            </h3>
            {own.length > 0 && (
              <ul className="pb-2">
                {own.map((stage, index) => (
                  <Row
                    key={stage.id}
                    stage={stage}
                    index={index}
                    count={own.length}
                    step={order.step}
                    {...props}
                  />
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </>
  );
}

type RowProps = Omit<Props, 'stages'> & {
  stage: Stage;
  index: number;
  count: number;
  step: ReturnType<typeof useStageOrder>['step'];
};

function Row({ stage, index, count, step, mayChange, onEdit, onDelete }: RowProps) {
  const { name } = stage;
  return (
    <li className="flex flex-wrap items-center gap-2 py-1 ps-8 pe-card">
      <span dir="auto" className="min-w-0 flex-1 basis-40 wrap-anywhere">
        {name}
      </span>
      {mayChange && (
        <span className="flex flex-wrap items-center gap-1">
          {count > 1 && (
            <>
              <IconButton
                id={moveButtonId(stage.id, 'up')}
                label={messages.moveUp({ name })}
                icon={<ArrowUp />}
                aria-disabled={index === 0}
                onClick={() => index > 0 && step(stage, index, 'up')}
                className="aria-disabled:opacity-40"
              />
              <IconButton
                id={moveButtonId(stage.id, 'down')}
                label={messages.moveDown({ name })}
                icon={<ArrowDown />}
                aria-disabled={index === count - 1}
                onClick={() => index < count - 1 && step(stage, index, 'down')}
                className="aria-disabled:opacity-40"
              />
            </>
          )}
          <Button size="small" aria-label={messages.editOf({ name })} onClick={() => onEdit(stage)}>
            {messages.edit}
          </Button>
          <Button size="small" aria-label={messages.deleteOf({ name })} onClick={() => onDelete(stage)}>
            {messages.delete}
          </Button>
        </span>
      )}
    </li>
  );
}
