import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * `cut`: connections break and none can be made. `half-open`: bytes vanish, and neither end hears of it. `slow`: a few
 * hundred kbit/s.
 */
export type LineState = 'open' | 'cut' | 'half-open' | 'slow';

export type Line = {
  url: string;
  turn: (state: LineState) => void;
  /** Connections to the server whose other end has vanished and that it still holds. */
  deadConnections: () => number;
  close: () => void;
};

const slowBytesPerSecond = 40_000;

/** The network between people and the server at this port. */
export async function startLine(port: number): Promise<Line> {
  let state: LineState = 'open';
  const dead = new Set<Socket>();
  const pairs = new Set<Pair>();

  const server = createServer((person) => {
    person.on('error', () => undefined);
    if (state === 'cut') return void person.destroy();
    const pair: Pair = { person, server: connect(port, '127.0.0.1'), isLost: state === 'half-open' };
    pairs.add(pair);
    pass(pair, pair.person, pair.server, () => state);
    pass(pair, pair.server, pair.person, () => state);
    pair.server
      .on('error', () => undefined)
      .on('close', () => {
        dead.delete(pair.server);
        pairs.delete(pair);
        if (!pair.isLost) person.destroy();
      });
    person.on('close', () => {
      if (pair.isLost && !pair.server.destroyed) dead.add(pair.server);
      else pair.server.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    turn(to) {
      state = to;
      for (const pair of pairs) {
        if (to === 'half-open') pair.isLost = true;
        if (to === 'cut') destroyBoth(pair);
        // The people behind a line that is back make new connections.
        if (to === 'open' && pair.isLost) pair.person.destroy();
      }
    },
    deadConnections: () => dead.size,
    close() {
      server.close();
      for (const pair of pairs) destroyBoth(pair);
    },
  };
}

type Pair = { person: Socket; server: Socket; isLost: boolean };

function destroyBoth({ person, server }: Pair): void {
  person.destroy();
  server.destroy();
}

function pass(pair: Pair, from: Socket, to: Socket, stateOf: () => LineState): void {
  from.on('data', (chunk: Buffer) => {
    if (pair.isLost || to.destroyed) return;
    if (stateOf() === 'slow') {
      from.pause();
      void wait((chunk.length * 1000) / slowBytesPerSecond).then(() => {
        to.write(chunk);
        from.resume();
      });
    } else if (!to.write(chunk)) {
      from.pause();
      to.once('drain', () => from.resume());
    }
  });
}
