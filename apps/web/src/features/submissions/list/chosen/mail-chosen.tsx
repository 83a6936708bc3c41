import { MailDialog } from '../../decision/mail-dialog.tsx';
import { useBulk } from './use-bulk.ts';
import type { Chosen } from './use-chosen.ts';

type Props = { chosen: Chosen; onDone: () => void; onClose: () => void };

/** Emails all selected candidates whose decision the email fits. */
export function MailChosen({ chosen, onDone, onClose }: Props) {
  const { start, isPending } = useBulk({ chosen, onDone });
  const [first] = chosen.chosen;
  if (first === undefined) return null;
  return (
    <MailDialog
      candidate={first}
      count={chosen.count}
      pending={isPending}
      onSend={(mail) => start({ kind: 'mail', mail }, onClose)}
      onClose={onClose}
    />
  );
}
