import type { InstallationStorage } from '@nimble/contracts/installation';
import { useQuery } from '@tanstack/react-query';
import { formatDay, formatFileSize, relativeDate } from '../../lib/formats.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { BarList } from '../../ui/figures/bar-list.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { overviewQuery, storageQuery } from './installation.queries.ts';
import { installationMessages } from './messages.ts';

const { storage: messages } = installationMessages;

/** Storage of each kind of files, and its growth in a month. */
export function Storage() {
  return (
    <Card aria-labelledby="storage" title={<span id="storage">{messages.title}</span>}>
      <Loaded query={useQuery(storageQuery)} skeleton={<StorageSkeleton />} failed={messages.loadFailed}>
        {(stored) =>
          stored.countedAt === null ? (
            <p className="text-ink-soft">{messages.notCounted}</p>
          ) : (
            <Stored stored={stored} countedAt={stored.countedAt} />
          )
        }
      </Loaded>
    </Card>
  );
}

function Stored({
  stored: { kinds, comparedTo },
  countedAt,
}: {
  stored: InstallationStorage;
  countedAt: string;
}) {
  const space = useQuery(overviewQuery).data?.findings.find(({ name }) => name === 'space');
  const all = kinds.reduce((sum, { bytes }) => sum + bytes, 0);
  const most = Math.max(1, ...kinds.map(({ bytes }) => bytes));
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere">
        <span className="font-semibold">{messages.total({ size: formatFileSize(all) })}</span>
        {space !== undefined && space.state !== 'unknown' && <> {space.text}</>}
      </p>
      <BarList
        label={messages.title}
        bars={kinds
          .filter(({ bytes, bytesBefore }) => bytes > 0 || (bytesBefore ?? 0) > 0)
          .map((stored) => ({
            label: messages.kinds[stored.kind],
            value: stored.bytes,
            text: formatFileSize(stored.bytes),
            width: (stored.bytes / most) * 100,
            note: noteOf(stored),
          }))}
      />
      <p className="text-ink-faint text-sm">
        {messages.counted({ time: relativeDate(countedAt) })}
        {comparedTo !== null && <> {messages.since({ day: formatDay(comparedTo) })}</>}
      </p>
    </div>
  );
}

function noteOf({ files, bytes, bytesBefore }: InstallationStorage['kinds'][number]): string {
  const change = bytesBefore === null || bytesBefore === bytes ? [] : [changeOf(bytes - bytesBefore)];
  return [...(files === null ? [] : [messages.files({ count: files })]), ...change].join(' · ');
}

function changeOf(bytes: number): string {
  const size = formatFileSize(Math.abs(bytes));
  return bytes > 0 ? messages.change({ size }) : messages.less({ size });
}

function StorageSkeleton() {
  return (
    <Loading label={messages.loading}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="mb-4 h-8 w-full" />
      ))}
    </Loading>
  );
}
