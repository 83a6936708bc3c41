import { criteriaInput } from '@nimble/contracts/scorecards';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { criteriaMessages as messages } from '../messages.ts';
import { useUpdateCriteria } from '../scorecards.queries.ts';

type Row = { key: number; name: string };

/** The form of criteria names. */
export function useCriteriaForm(jobId: number, criteria: readonly string[], onSaved: () => void) {
  const update = useUpdateCriteria(jobId);
  const [rows, setRows] = useState<Row[]>(() => criteria.map((name, key) => ({ key, name })));
  // As they were when the form was opened.
  const [seen] = useState(() => [...criteria]);
  const [hasTried, setHasTried] = useState(false);
  const checked = criteriaInput.safeParse({ criteria: rows.map(({ name }) => name) });
  const issues = hasTried && !checked.success ? checked.error.issues : [];

  function save(): void {
    setHasTried(true);
    if (!checked.success) return;
    update.mutate(
      { ...checked.data, seen },
      {
        onSuccess: () => {
          toast.success(messages.saved);
          onSaved();
        },
        onError: (error) => toast.error(messageOf(error, messages.saveFailed)),
      },
    );
  }

  return {
    rows,
    add: () => setRows([...rows, { key: nextKey(rows), name: '' }]),
    rename: (key: number, name: string) =>
      setRows(rows.map((row) => (row.key === key ? { key, name } : row))),
    remove: (key: number) => setRows(rows.filter((row) => row.key !== key)),
    /** The error of one of the names. */
    errorOf: (index: number) => issues.find(({ path }) => path[1] === index)?.message,
    /** The error of all of them together. */
    errors: issues.filter(({ path }) => path.length < 2).map(({ message }) => message),
    save,
    isSaving: update.isPending,
  };
}

function nextKey(rows: readonly Row[]): number {
  return Math.max(-1, ...rows.map(({ key }) => key)) + 1;
}
