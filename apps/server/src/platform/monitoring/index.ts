import type { Pool } from 'pg';
import type { Storage } from '../storage/index.ts';
import { createMetrics, type MetricObjects, measureRequests, measureTasks, metricsText } from './metrics.ts';
import { createReadiness, type Readiness } from './readiness.ts';
import { countTasks } from './task-counts.ts';

export type { MetricObjects, RequestMetrics, TaskEnd } from './metrics.ts';

/** Monitoring of a process. */
export type Monitoring = {
  look: () => Promise<Readiness>;
  /** In the text format of Prometheus. */
  metrics: () => Promise<string>;
};

type Parts = { pool: Pool; storage: Pick<Storage, 'check'> };

/** Metrics of a web process; that of `serve` includes its worker's. */
export function createWebMonitoring({ pool, storage }: Parts) {
  const { registry, read } = createMetrics('web', pool);
  const others: (() => Promise<MetricObjects>)[] = [];
  const objects = async () => (await read()).getMetricsAsJSON();
  countTasks(registry, pool);
  return {
    requests: measureRequests(registry),
    look: createReadiness({ pool, storage }),
    metrics: async () => metricsText(await Promise.all([objects(), ...others.map((other) => other())])),
    include: (other: () => Promise<MetricObjects>) => void others.push(other),
  };
}

export function createWorkerMonitoring({ pool, storage }: Parts) {
  const { registry, read } = createMetrics('worker', pool);
  return {
    onTaskEnd: measureTasks(registry),
    look: createReadiness({ pool, storage }),
    metrics: async () => (await read()).metrics(),
    objects: async (): Promise<MetricObjects> => (await read()).getMetricsAsJSON(),
  };
}
