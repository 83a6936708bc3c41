import { once } from 'node:events';
import { Agent, createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

const askMilliseconds = 50;
const answerMilliseconds = 2000;

export type Balancer = {
  url: string;
  /** Does this server currently get calls? */
  sendsTo: (server: string) => boolean;
  close: () => Promise<void>;
};

/**
 * A load balancer as operators use it: calls go in turn to the servers whose `/health/ready` says yes, connections are
 * kept, and failed calls are not retried.
 */
export async function startBalancer(servers: readonly string[]): Promise<Balancer> {
  const ready = new Set<string>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const next = () => {
    turn += 1;
    return [...ready][turn % ready.size];
  };

  /** A slow answer changes nothing: under load that is no reason to leave a server. */
  async function ask(server: string): Promise<void> {
    try {
      const { ok } = await fetch(`${server}/health/ready`, {
        signal: AbortSignal.timeout(answerMilliseconds),
      });
      if (ok) ready.add(server);
      else ready.delete(server);
    } catch (error) {
      const isGone = error instanceof TypeError;
      if (isGone) ready.delete(server);
    }
  }
  const asking = setInterval(() => void Promise.all(servers.map(ask)), askMilliseconds);

  const http = createServer((incoming, answer) => {
    const server = next();
    const fail = (error: Error) =>
      answer.headersSent ? answer.destroy() : answer.writeHead(502).end(error.message);
    if (server === undefined) return fail(new Error('no server is ready'));
    const { method, url: path, headers } = incoming;
    const outgoing = httpRequest(server, { agent, method, path, headers } as object, (from) => {
      const { connection: _, 'keep-alive': __, ...kept } = from.headers;
      answer.writeHead(from.statusCode ?? 502, kept);
      from.pipe(answer);
    });
    outgoing.on('error', fail);
    incoming.pipe(outgoing);
  });
  http.on('upgrade', (incoming: IncomingMessage, browser: Socket, head: Buffer) => {
    const server = next();
    if (server === undefined) return browser.destroy();
    const { hostname, port } = new URL(server);
    const there = connect(Number(port), hostname);
    const headers = Object.entries(incoming.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
    there.write(`GET ${incoming.url} HTTP/1.1\r\n${headers.join('')}\r\n`);
    there.write(head);
    there.pipe(browser).pipe(there);
    for (const [one, other] of [
      [there, browser],
      [browser, there],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    sendsTo: (server) => ready.has(server),
    async close() {
      clearInterval(asking);
      agent.destroy();
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
}
