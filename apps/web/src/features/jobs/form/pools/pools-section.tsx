import { Shuffle, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { FieldError } from '../../../../ui/fields/field.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { poolMessages as messages } from './messages.ts';
import { poolName } from './pool-size.ts';
import { usePools } from './use-pools.ts';

/** The pools of a job: how many of its questions each asks. */
export function PoolsSection() {
  const { pools, isFull, add, setDraw, remove } = usePools();
  const [added, setAdded] = useState<number>();
  const addAndFocus = () => {
    add();
    setAdded(pools.length + 1);
  };
  return (
    <section aria-label={messages.pools} className="mt-5 border-line border-t pt-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium">{messages.pools}</h3>
        <Button size="small" icon={<Shuffle />} disabled={isFull} onClick={addAndFocus}>
          {messages.add}
        </Button>
      </div>
      <p className="mt-1 text-ink-soft text-sm">{messages.text}</p>
      {pools.length > 0 && (
        <ul className="mt-3 grid gap-2">
          {pools.map((pool) => (
            <PoolRow
              key={pool.number}
              pool={pool}
              isNew={pool.number === added}
              onDraw={(draw) => setDraw(pool.number, draw)}
              onRemove={() => remove(pool.number)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type Props = {
  pool: { number: number; draw: number; size: number };
  /** Just added, often below what the dialog shows: the focus then brings it into view. */
  isNew: boolean;
  onDraw: (draw: number) => void;
  onRemove: () => void;
};

function PoolRow({ pool: { number, draw, size }, isNew, onDraw, onRemove }: Props) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (isNew) select.current?.focus();
  }, [isNew]);
  const name = poolName(number);
  const most = Math.max(size - 1, draw);
  return (
    <li className="rounded-control border border-line px-3 py-2">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{messages.pool({ name })}</span>
        <Select
          ref={select}
          aria-label={messages.draw({ name })}
          value={String(draw)}
          options={Array.from({ length: most }, (_, index) => ({
            value: String(index + 1),
            label: messages.asks({ draw: index + 1, count: size }),
          }))}
          onChange={(chosen) => onDraw(Number(chosen))}
          className="min-w-40"
        />
        <IconButton
          label={messages.remove({ name })}
          icon={<Trash2 />}
          onClick={onRemove}
          className="ms-auto -me-2"
        />
      </div>
      {size <= draw && <FieldError>{messages.tooSmall({ name })}</FieldError>}
    </li>
  );
}
