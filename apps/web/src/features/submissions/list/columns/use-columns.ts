import { type CandidateColumn, candidateColumns, standardColumns } from '@nimble/contracts/submissions';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { storageKeys } from '../../../../lib/storage-keys.ts';
import { readColumns, readOrigin } from '../filters/candidate-address.ts';

/**
 * What the list shows. Those of a view are in the address and are changed there; a person's own are remembered by the
 * browser.
 */
export function useColumns() {
  const [parameters, setParameters] = useSearchParams();
  const [own, setOwn] = useState(readOwn);
  return {
    columns: readColumns(parameters) ?? own,
    choose(columns: readonly CandidateColumn[]): void {
      if (readColumns(parameters) === undefined && readOrigin(parameters) === undefined) {
        localStorage.setItem(storageKeys.candidateColumns, columns.join(','));
        setOwn(columns);
      } else
        setParameters((current) => {
          const changed = new URLSearchParams(current);
          changed.set('columns', columns.join(','));
          return changed;
        });
    },
  };
}

function readOwn(): readonly CandidateColumn[] {
  const stored = localStorage.getItem(storageKeys.candidateColumns)?.split(',');
  return stored === undefined
    ? standardColumns
    : candidateColumns.filter((column) => stored.includes(column));
}
