import type { UseQueryResult } from '@tanstack/react-query';
import type { useMutation } from '../../lib/use-mutation.ts';
import { DangerDialog } from '../danger-dialog.tsx';

type Texts = {
  deleteTitle: (values: { name: string }) => string;
  counting: string;
  countFailed: string;
  unused: string;
  delete: string;
  deleted: string;
  deleteFailed: string;
};
type Props = {
  thing: { id: number; name: string };
  texts: Texts;
  used: UseQueryResult<{ candidates: number }>;
  /** The consequence for so many candidates. */
  usedText: (candidates: number) => string;
  deletion: ReturnType<typeof useMutation<unknown, number>>;
  onClose: () => void;
};

/** Deletes a stage or a tag, and says before how many candidates it has. */
export function DeleteNamedDialog({ thing, texts, used, usedText, deletion, onClose }: Props) {
  return (
    <DangerDialog
      title={texts.deleteTitle({ name: thing.name })}
      description={consequence()}
      confirmLabel={texts.delete}
      change={deletion}
      subject={thing.id}
      done={texts.deleted}
      failed={texts.deleteFailed}
      onClose={onClose}
    />
  );

  function consequence(): string {
    if (used.isError) return texts.countFailed;
    if (used.data === undefined) return texts.counting;
    return used.data.candidates === 0 ? texts.unused : usedText(used.data.candidates);
  }
}
