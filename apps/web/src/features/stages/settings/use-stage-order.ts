import type { Stage } from '@nimble/contracts/stages';
import { useLayoutEffect, useRef, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { stageSettingsMessages as messages } from '../messages.ts';
import { usePlaceStage } from '../stages.queries.ts';

type Way = 'up' | 'down';

export function moveButtonId(stageId: number, way: Way): string {
  return `stage-${stageId}-${way}`;
}

/** Moves a stage by one place; the pressed button keeps the focus, and `said` is where the stage is now. */
export function useStageOrder(stages: readonly Stage[]) {
  const { mutate, isPending } = usePlaceStage();
  const [said, setSaid] = useState('');
  const pressed = useRef<string | null>(null);
  // A row that is moved in the document loses the focus.
  useLayoutEffect(() => {
    if (pressed.current !== null && stages.length > 0) document.getElementById(pressed.current)?.focus();
    pressed.current = null;
  }, [stages]);

  function step({ id, name }: Stage, index: number, way: Way): void {
    if (isPending) return;
    const position = way === 'up' ? index : index + 2;
    mutate(
      { id, position },
      {
        onSuccess: () => {
          pressed.current = moveButtonId(id, way);
          setSaid(messages.moved({ name, position }));
        },
        onError: (error) => toast.error(messageOf(error, messages.moveFailed)),
      },
    );
  }
  return { step, said };
}
