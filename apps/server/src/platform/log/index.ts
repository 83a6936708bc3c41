import { type Logger, pino } from 'pino';
import { describeError } from './describe-error.ts';
import { withoutPeople } from './without-people.ts';

export type { Logger };

/**
 * Structured log lines on standard error, so that what a person should read stands alone on standard output. They name
 * routes, never addresses: queries hold search texts and signatures, paths hold codes and the names of links.
 */
export function createLog(level: string): Logger {
  return pino(
    {
      level,
      // Which machine it is knows whoever collects the lines.
      base: { pid: process.pid },
      serializers: {
        err: describeError,
        req: (request: { method: string; routeOptions?: { url?: string } }) => ({
          method: request.method,
          route: request.routeOptions?.url,
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      },
      hooks: { streamWrite: withoutPeople },
    },
    pino.destination({ dest: 2, sync: false }),
  );
}
