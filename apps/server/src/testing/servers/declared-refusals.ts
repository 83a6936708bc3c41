import type { RefusalCode } from '@nimble/contracts/all-refusals';
import type { RouteOptions } from 'fastify';

/** Refusals of any call, and of its access alone. */
const general =
  /^(request|server)\.|^(api_token\.(not_valid|refused)|plan\.api_ended|installation\.stopped|interview\.moved)$/;

/**
 * Compares each refusal of the API with the codes that the route's contract declares, because the OpenAPI document
 * names them. An undeclared one fails its test at the end.
 */
export function watchRefusals() {
  const undeclared = new Set<string>();
  return {
    /** @throws an error that names each: `POST /api/jobs: job.not_found`. */
    requireDeclared(): void {
      if (undeclared.size > 0)
        throw new Error(`Refused by codes that the contract does not name: ${[...undeclared].join(', ')}`);
    },
    watch(route: RouteOptions): void {
      const refuses: readonly RefusalCode[] = route.config?.refuses ?? [];
      route.onSend = (_request, _reply, payload, done) => {
        const code = codeOf(payload);
        const isDeclared = code === undefined || general.test(code) || refuses.some((one) => one === code);
        if (!isDeclared) undeclared.add(`${[route.method].flat().join()} ${route.url}: ${code}`);
        done(null, payload);
      };
    },
  };
}

function codeOf(payload: unknown): string | undefined {
  if (typeof payload !== 'string' || !payload.startsWith('{"data":null,"error":')) return undefined;
  return (JSON.parse(payload) as { error: { code: string } }).error.code;
}
