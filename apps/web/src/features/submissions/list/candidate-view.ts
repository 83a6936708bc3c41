import { useState } from 'react';
import { storageKeys } from '../../../lib/storage-keys.ts';

const candidateViews = ['list', 'grid'] as const;
export type CandidateView = (typeof candidateViews)[number];

/** List or grid, remembered by the browser. */
export function useCandidateView(): [CandidateView, (view: CandidateView) => void] {
  const [view, setView] = useState<CandidateView>(
    () => candidateViews.find((known) => known === localStorage.getItem(storageKeys.candidateView)) ?? 'list',
  );
  return [
    view,
    (chosen) => {
      localStorage.setItem(storageKeys.candidateView, chosen);
      setView(chosen);
    },
  ];
}
