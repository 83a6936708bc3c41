import { Select } from '../../../../ui/fields/select.tsx';
import { poolMessages as messages } from './messages.ts';
import { poolName } from './pool-size.ts';
import { usePools } from './use-pools.ts';

/** Which pool a question is in; nothing for a job without pools. */
export function PoolSelect({ index }: { index: number }) {
  const { pools, poolOf, choose } = usePools();
  if (pools.length === 0) return null;
  return (
    <Select
      aria-label={messages.poolOf({ number: index + 1 })}
      value={String(poolOf(index) ?? '')}
      options={[
        { value: '', label: messages.always },
        ...pools.map(({ number }) => ({
          value: String(number),
          label: messages.pool({ name: poolName(number) }),
        })),
      ]}
      onChange={(pool) => choose(index, pool === '' ? null : Number(pool))}
      className="w-36"
    />
  );
}
