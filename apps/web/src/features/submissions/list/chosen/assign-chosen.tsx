import { AssignManyDialog } from '../../../assignments/index.ts';
import { useBulk } from './use-bulk.ts';
import type { Chosen } from './use-chosen.ts';

type Props = { chosen: Chosen; onDone: () => void; onClose: () => void };

/** Assigns one reviewer to all selected candidates. */
export function AssignChosen({ chosen, onDone, onClose }: Props) {
  const { start, isPending } = useBulk({ chosen, onDone });
  const [first] = chosen.chosen;
  if (first === undefined) return null;
  return (
    <AssignManyDialog
      submissionId={first.id}
      count={chosen.count}
      pending={isPending}
      onAssign={(given) => start({ kind: 'assign', ...given }, onClose)}
      onClose={onClose}
    />
  );
}
