import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client';

export type MetricObjects = MetricObjectWithValues<MetricValue<string>>[];

/** Answers mostly take milliseconds; a slice on a slow connection takes minutes. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];
/** An email takes a moment, joining and transcribing a long interview many minutes. */
const taskBuckets = [0.05, 0.25, 1, 5, 15, 60, 300, 1800];

/** Sums of what other metrics say by type, under names that are for counters. */
const misnamed = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];

/**
 * Metrics of every process: process and connections. No label ever contains personal data. Reading
 * them for the first time begins to observe the process: its event loop is timed a hundred times a second, which would
 * take more of the processor than all else that an idle server does.
 */
export function createMetrics(
  program: 'web' | 'worker',
  pool: Pool,
): { registry: Registry; read: () => Promise<Registry> } {
  const registry = new Registry();
  registry.setDefaultLabels({ program });
  measureConnections(registry, pool);
  let observed: Promise<void> | undefined;
  return {
    registry,
    async read() {
      observed ??= observeProcess(registry);
      await observed;
      return registry;
    },
  };
}

async function observeProcess(registry: Registry): Promise<void> {
  collectDefaultMetrics({ register: registry });
  for (const name of misnamed) registry.removeSingleMetric(name);
  // Until it has been timed once, the event loop's lag reads as years.
  await wait(100);
}

function measureConnections(registry: Registry, pool: Pool): void {
  new Gauge({
    name: 'nimble_database_connections',
    help: 'Connections of this process to PostgreSQL, and calls that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waited_for' }, pool.waitingCount);
    },
  });
}

export type RequestMetrics = {
  answered: (request: { method: string; route: string; status: number; seconds: number }) => void;
  /** Running uploads. */
  uploads: { begin: () => void; end: () => void };
};

export function measureRequests(registry: Registry): RequestMetrics {
  const seconds = new Histogram({
    name: 'nimble_http_request_seconds',
    help: 'How long calls took, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers: [registry],
  });
  const uploads = new Gauge({
    name: 'nimble_uploads_in_flight',
    help: 'Recordings, resumes and pictures that are arriving',
    registers: [registry],
  });
  return {
    answered: ({ seconds: taken, ...labels }) => seconds.observe(labels, taken),
    uploads: { begin: () => uploads.inc(), end: () => uploads.dec() },
  };
}

export type TaskEnd = { task: string; outcome: 'done' | 'failed' | 'given_back'; seconds: number };

export function measureTasks(registry: Registry): (end: TaskEnd) => void {
  const seconds = new Histogram({
    name: 'nimble_task_seconds',
    help: 'How long attempts of background tasks took',
    labelNames: ['task', 'outcome'],
    buckets: taskBuckets,
    registers: [registry],
  });
  return ({ seconds: taken, ...labels }) => seconds.observe(labels, taken);
}

/** The text that Prometheus reads, of several processes at once: their `program` label separates them. */
export function metricsText(parts: readonly MetricObjects[]): Promise<string> {
  return AggregatorRegistry.aggregate([...parts]).metrics();
}
