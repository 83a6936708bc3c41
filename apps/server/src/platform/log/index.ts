import { type Logger, pino } from 'pino';

export type { Logger };

/** Structured log lines on standard error, so that what a person should read stands alone on standard output. */
export function createLog(level: string): Logger {
  return pino(
    {
      level,
      redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'],
      serializers: {
        req: (request: { method: string; url: string }) => ({
          method: request.method,
          url: pathOf(request.url),
        }),
      },
    },
    pino.destination({ dest: 2, sync: false }),
  );
}

/** Queries hold search texts and signatures, and some paths hold codes: only the known beginning is kept. */
function pathOf(url: string): string {
  return url.replace(/\?.*$/, '').replace(/^(\/(?:verify-account|change-password|interview)\/).*/, '$1…');
}
