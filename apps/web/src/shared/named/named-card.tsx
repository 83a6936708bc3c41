import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { usePermission } from '../../lib/current-user.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/figures/card.tsx';

export type NamedActions<Thing> = {
  mayChange: boolean;
  onEdit: (thing: Thing) => void;
  onDelete: (thing: Thing) => void;
};
type Props<Thing> = {
  things: UseQueryResult<Thing[]>;
  most: number;
  texts: {
    title: string;
    create: string;
    text: string;
    count: (values: { count: number; most: number }) => string;
    readOnly: string;
  };
  loading: string;
  failed: string;
  rows: (all: Thing[], actions: NamedActions<Thing>) => ReactNode;
  /** Creates one where none is given. */
  form: (thing: Thing | undefined, onClose: () => void) => ReactNode;
  deletion: (thing: Thing, onClose: () => void) => ReactNode;
};

/** All stages or tags of the company, in its settings; who may change the company changes them. */
export function NamedCard<Thing>({
  things,
  most,
  texts,
  loading,
  failed,
  rows,
  form,
  deletion,
}: Props<Thing>) {
  const mayChange = usePermission('company', 'update');
  const [edited, setEdited] = useState<Thing | 'new' | null>(null);
  const [toDelete, setToDelete] = useState<Thing | null>(null);
  const count = things.data?.length;
  const counted = count === undefined ? null : texts.count({ count, most });
  const create = (
    <Button size="small" disabled={count === undefined || count >= most} onClick={() => setEdited('new')}>
      {texts.create}
    </Button>
  );
  return (
    <>
      <Card title={texts.title} flush className="self-start" actions={mayChange && create}>
        <p className="border-line border-b p-card text-ink-soft text-sm">
          {texts.text} {mayChange ? counted : texts.readOnly}
        </p>
        <Loaded query={things} failed={failed} skeleton={<NamedSkeleton label={loading} />}>
          {(all) => rows(all, { mayChange, onEdit: setEdited, onDelete: setToDelete })}
        </Loaded>
      </Card>
      {edited !== null && form(edited === 'new' ? undefined : edited, () => setEdited(null))}
      {toDelete !== null && deletion(toDelete, () => setToDelete(null))}
    </>
  );
}

function NamedSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="grid gap-3 p-card">
      <Skeleton className="h-6 w-32" />
      <Skeleton className="h-6 w-24" />
      <Skeleton className="h-6 w-40" />
    </Loading>
  );
}
