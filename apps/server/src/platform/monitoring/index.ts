import type { Pool } from 'pg';
import type { Storage } from '../storage/index.ts';
import { createMetrics, type MetricObjects, measureRequests, measureTasks, metricsText } from './metrics.ts';
import { createReadiness, type Readiness } from './readiness.ts';
import { countTasks } from './task-counts.ts';

export type { MetricObjects, RequestMetrics, TaskEnd } from './metrics.ts';

/** How a process tells whether it is well. */
export type Monitoring = {
  look: () => Promise<Readiness>;
  /** In the text format of Prometheus. */
  metrics: () => Promise<string>;
};

type Parts = { pool: Pool; storage: Pick<Storage, 'check'> };

/** Of a web process; the one of `serve` also tells what its worker says of itself. */
export function createWebMonitoring({ pool, storage }: Parts) {
  const registry = createMetrics('web', pool);
  const others: (() => Promise<MetricObjects>)[] = [];
  countTasks(registry, pool);
  return {
    requests: measureRequests(registry),
    look: createReadiness({ pool, storage }),
    metrics: async () =>
      metricsText(await Promise.all([registry.getMetricsAsJSON(), ...others.map((other) => other())])),
    include: (other: () => Promise<MetricObjects>) => void others.push(other),
  };
}

export function createWorkerMonitoring({ pool, storage }: Parts) {
  const registry = createMetrics('worker', pool);
  return {
    onTaskEnd: measureTasks(registry),
    look: createReadiness({ pool, storage }),
    metrics: () => registry.metrics(),
    objects: (): Promise<MetricObjects> => registry.getMetricsAsJSON(),
  };
}
