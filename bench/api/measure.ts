import { loadavg } from 'node:os';
import autocannon from 'autocannon';
import type { Case } from './cases.ts';
import { cpuMilliseconds } from './process-tree.ts';

/**
 * Parameters of the load. The warm-up must be long enough to compile the code and to prepare each connection's plans,
 * however slow the machine is.
 */
export type Load = { connections: number; warmUpRequests: number };
const fullLoad: Load = { connections: 16, warmUpRequests: 2000 };

export type Measured = {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  cpuPerRequest: number;
  failed: number;
  /** The machine's load average of the last minute, including the bench. */
  load: number;
};

/**
 * Sends `amount` requests, at 16 connections by default; the CPU time, milliseconds, is that of `roots` and all below
 * them.
 */
export async function measure(
  target: { url: string; token: string; roots: readonly number[] },
  { request }: Case,
  amount: number,
  { connections, warmUpRequests } = fullLoad,
): Promise<Measured> {
  const headers = { authorization: `Bearer ${target.token}`, 'content-type': 'application/json' };
  const options = { url: target.url, connections, requests: [{ ...request, headers }] };
  await autocannon({ ...options, amount: warmUpRequests });
  const before = await cpuMilliseconds(target.roots);
  const started = performance.now();
  let answered = started;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon({ ...options, amount }, (error, done) => (error ? reject(error) : resolve(done)));
    // autocannon's own duration has whole seconds only.
    run.on('response', () => {
      answered = performance.now();
    });
  });
  const seconds = (answered - started) / 1000;
  const cpu = (await cpuMilliseconds(target.roots)) - before;
  return {
    requestsPerSecond: amount / seconds,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuPerRequest: cpu / amount,
    failed: result.non2xx + result.errors,
    load: loadavg()[0] ?? Number.NaN,
  };
}

/** The median round by its CPU, with the failures of all. */
export function middle(rounds: readonly Measured[]): Measured {
  const sorted = rounds.toSorted((a, b) => a.cpuPerRequest - b.cpuPerRequest);
  const round = sorted[Math.floor(sorted.length / 2)];
  if (round === undefined) throw new Error('Nothing was measured.');
  return { ...round, failed: rounds.reduce((total, { failed }) => total + failed, 0) };
}
