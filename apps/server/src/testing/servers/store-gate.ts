import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** `open`: calls reach the store; `away`: connections are refused; `faulty`: every call is answered with 503. */
type Line = 'open' | 'away' | 'faulty';

const fault = 'HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\n\r\n';

/** A proxy to a store that can be cut; running calls are cut, too. */
export async function startStoreGate(storeUrl: string) {
  const { port: storePort, hostname } = new URL(storeUrl);
  let line: Line = 'open';
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer((caller) => {
    keep(caller);
    if (line === 'away') return caller.destroy();
    if (line === 'faulty') return caller.once('data', () => caller.end(fault));
    const store = connect(Number(storePort), hostname);
    keep(store);
    caller.on('close', () => store.destroy());
    store.on('close', () => caller.destroy());
    return caller.pipe(store).pipe(caller);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    turn(to: Line): void {
      line = to;
      for (const socket of sockets) socket.destroy();
    },
    close(): void {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
