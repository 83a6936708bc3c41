import type { Measured } from './measure.ts';

type Row = { name: string } & Measured;

/**
 * The first rows are the reference's; the second, one prepared SELECT behind a bare route, is what the rest is compared
 * with.
 */
export function report(rows: readonly Row[]): void {
  const unit = rows[1]?.cpuPerRequest ?? Number.NaN;
  console.table(
    rows.map(({ name, requestsPerSecond, p50, p99, cpuPerRequest, failed, load }) => ({
      case: name,
      'req/s': Math.round(requestsPerSecond),
      'p50 ms': p50,
      'p99 ms': p99,
      'CPU ms': Number(cpuPerRequest.toFixed(2)),
      '× SELECT 1': Number((cpuPerRequest / unit).toFixed(1)),
      failed,
      load: Math.round(load),
    })),
  );
}
