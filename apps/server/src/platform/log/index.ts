import { type Logger, pino } from 'pino';
import { describeError } from './describe-error.ts';
import { redactPeople } from './redact-people.ts';

export type { Logger };

/**
 * Structured log lines on standard error, so that output for people is alone on standard output. They name routes,
 * never addresses: queries contain search texts and signatures, paths contain codes and the names of links.
 */
export function createLog(level: string): Logger {
  return pino(
    {
      level,
      // The log collector knows the machine.
      base: { pid: process.pid },
      serializers: {
        err: describeError,
        req: (request: { method: string; routeOptions?: { url?: string } }) => ({
          method: request.method,
          route: request.routeOptions?.url,
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      },
      hooks: { streamWrite: redactPeople },
    },
    pino.destination({ dest: 2, sync: false }),
  );
}
