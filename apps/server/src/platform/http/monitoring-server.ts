import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Monitoring } from '../monitoring/index.ts';
import { answerUnknownRoute, registerErrorAnswers } from './error-answers.ts';
import { registerMonitoring } from './monitoring-routes.ts';
import { registerRequestLog, requestIdOf } from './request-log.ts';

/** Serves the three addresses of monitoring for a process without a web server. It does not listen yet. */
export function buildMonitoringServer(
  monitoring: Monitoring,
  guard: { token: string | undefined; leaving: AbortSignal },
  log: FastifyBaseLogger,
): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    bodyLimit: 1024,
  });
  registerErrorAnswers(app);
  registerRequestLog(app);
  registerMonitoring(app, monitoring, guard);
  app.setNotFoundHandler(answerUnknownRoute);
  return app;
}
