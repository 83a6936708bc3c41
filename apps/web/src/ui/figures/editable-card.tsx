import type { UseQueryResult } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { Loaded } from '../feedback/loaded.tsx';
import { Loading, Skeleton } from '../feedback/skeleton.tsx';
import { Card } from './card.tsx';

type Props<Data> = {
  title: string;
  query: UseQueryResult<Data>;
  loading: string;
  failed: string;
  /** The button's; undefined without the permission to edit. */
  editLabel: string | undefined;
  children: (data: Data) => ReactNode;
  dialog: (data: Data, onClose: () => void) => ReactNode;
};

/** A card whose content is edited in a dialog. */
export function EditableCard<Data>(props: Props<Data>) {
  const { title, query, loading, failed, editLabel, children, dialog } = props;
  const [isEditing, setIsEditing] = useState(false);
  return (
    <Card
      title={title}
      actions={
        editLabel !== undefined &&
        query.data !== undefined && (
          <Button
            variant="ghost"
            size="small"
            icon={<PencilLine />}
            onClick={() => setIsEditing(true)}
            className="-me-2.75"
          >
            {editLabel}
          </Button>
        )
      }
    >
      <Loaded
        query={query}
        failed={failed}
        skeleton={
          <Loading label={loading}>
            <Skeleton className="h-12" />
          </Loading>
        }
      >
        {(data) => (
          <>
            {children(data)}
            {isEditing && dialog(data, () => setIsEditing(false))}
          </>
        )}
      </Loaded>
    </Card>
  );
}
