import { getWaveform, type SubmissionWaveform } from '@nimble/contracts/submissions';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../lib/api-client.ts';
import { queryKeys } from '../../../shared/cache/query-keys.ts';

/** More cannot be distinguished at the width of a page. */
const columns = 240;
const halfHeight = 50;
const loudest = 255;

function waveformQuery(submissionId: number) {
  return queryOptions({
    queryKey: [...queryKeys.submission(submissionId), 'waveform'],
    queryFn: async ({ signal }) => (await call(getWaveform, { params: { id: submissionId }, signal })).data,
  });
}

/** The waveform of the joined video, behind its timeline; hidden until it has been measured. */
export function Waveform({ submissionId }: { submissionId: number }) {
  const { data } = useQuery(waveformQuery(submissionId));
  const path = useMemo(() => (data ? pathOf(data.peaks) : undefined), [data]);
  return path && <Drawn path={path} className="video-player-waveform" />;
}

/** A part of the joined video, as shares of its length. */
export type FilmPart = { from: number; to: number };
type PartProps = {
  submissionId: number;
  part: FilmPart;
  /** The share of it that was played. */
  played: number;
};

/** The waveform of one answer, large, with what was played in another color. */
export function AnswerWaveform({ submissionId, part: { from, to }, played }: PartProps) {
  const { data } = useQuery(waveformQuery(submissionId));
  const path = useMemo(() => {
    const count = data?.peaks.length ?? 0;
    const peaks = data?.peaks.slice(Math.floor(from * count), Math.ceil(to * count)) ?? [];
    return peaks.length === 0 ? undefined : pathOf(peaks);
  }, [data, from, to]);
  if (path === undefined) return null;
  return (
    <div dir="ltr" className="relative h-24 rounded-control bg-sunken px-2 py-1">
      <Drawn path={path} className="size-full fill-ink-faint" />
      <div
        className="absolute inset-y-1 start-2 end-2"
        style={{ clipPath: `inset(0 ${(100 * (1 - played)).toFixed(1)}% 0 0)` }}
      >
        <Drawn path={path} className="size-full fill-brand" />
      </div>
    </div>
  );
}

function Drawn({ path, className }: { path: string; className: string }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 ${-halfHeight} ${columns} ${2 * halfHeight}`}
      preserveAspectRatio="none"
      className={className}
    >
      <path d={path} />
    </svg>
  );
}

/** One vertical line for each column, as high as its peak, symmetric to the middle. */
function pathOf(peaks: SubmissionWaveform['peaks']): string {
  const count = Math.min(columns, peaks.length);
  const width = columns / count;
  return Array.from({ length: count }, (_, column) => {
    const from = Math.floor((column * peaks.length) / count);
    const to = Math.max(from + 1, Math.floor(((column + 1) * peaks.length) / count));
    const height = Math.max(1, (Math.max(...peaks.slice(from, to)) / loudest) * halfHeight);
    const left = (column * width).toFixed(2);
    return `M${left} ${(-height).toFixed(1)}h${(width * 0.6).toFixed(2)}v${(2 * height).toFixed(1)}h-${(width * 0.6).toFixed(2)}z`;
  }).join('');
}
