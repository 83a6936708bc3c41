import { type SocketRefusal, socketPath } from '@nimble/contracts/realtime';
import type { io as Connect, Socket } from 'socket.io-client';
import { storedToken } from '../session.ts';

/** Up to 5 attempts, with a delay that doubles from 2 s to 30 s; connecting times out after 20 s. */
const rules = {
  reconnectionAttempts: 5,
  reconnectionDelay: 2000,
  reconnectionDelayMax: 30_000,
  timeout: 20_000,
  transports: ['websocket', 'polling'],
};

export type ConnectionState = 'connecting' | 'connected' | 'disconnected' | 'failed';

type Events = {
  /** Names the user's own room. */
  userId: number;
  changeState: (state: ConnectionState) => void;
  /** The token is not valid any more; resolves once it is clear whether the session has ended. */
  onRefused: () => Promise<unknown>;
};

type Refused = Error & { data?: { code: SocketRefusal } };

/**
 * A connection to the server that restores itself as long as the token is valid. `retry` starts the attempts again;
 * after `close` there are none.
 */
export class SocketConnection {
  readonly socket: Socket;
  readonly #events: Events;
  #isOver = false;
  #usedToken: string | null = null;
  #connectedAt = 0;
  /** In a row, by a server that could not look the token up. */
  #unavailable = 0;

  constructor(io: typeof Connect, events: Events) {
    this.#events = events;
    this.socket = io({
      ...rules,
      path: socketPath,
      auth: (give) => {
        this.#usedToken = storedToken();
        give({ token: this.#usedToken });
      },
    });
    this.socket.on('connect', () => this.#join());
    this.socket.on('disconnect', (reason) => this.#comeBack(reason));
    this.socket.on('connect_error', (error) => this.#tryAgain(error));
    this.socket.io.on('reconnect_failed', () => events.changeState('failed'));
  }

  /** Connects now, also between two attempts, whose delay would go on otherwise. */
  retry(): void {
    this.#unavailable = 0;
    this.#events.changeState('connecting');
    if (!this.socket.connected) this.socket.disconnect();
    this.socket.connect();
  }

  close(): void {
    this.#isOver = true;
    this.socket.disconnect();
  }

  /** Connected means that the user's own room is joined, too. */
  #join(): void {
    this.#connectedAt = Date.now();
    this.#unavailable = 0;
    const joined = () => this.socket.connected && this.#events.changeState('connected');
    this.socket.emit('join-user-room', this.#events.userId, joined);
  }

  /**
   * After the server's own disconnect, as after a change of permissions, the client does not reconnect by itself: at
   * once, unless the server has only just disconnected before.
   */
  #comeBack(reason: Socket.DisconnectReason): void {
    this.#events.changeState(reason === 'io client disconnect' ? 'disconnected' : 'connecting');
    if (reason !== 'io server disconnect') return;
    const wait = Date.now() - this.#connectedAt < rules.reconnectionDelay;
    this.#connectIn(wait ? rules.reconnectionDelay : 0);
  }

  /** A socket that is active tries again by itself; one that the server has refused does not. */
  #tryAgain({ data }: Refused): void {
    if (this.socket.active) return this.#events.changeState('connecting');
    const isUnavailable = data?.code === 'unavailable';
    if (isUnavailable && this.#unavailable < rules.reconnectionAttempts) {
      this.#events.changeState('connecting');
      this.#connectIn(delayAfter(this.#unavailable));
      this.#unavailable += 1;
      return;
    }
    this.#events.changeState('failed');
    if (isUnavailable) return;
    // A change of password ends the old token before the new one is stored.
    void this.#events.onRefused().then(() => storedToken() !== this.#usedToken && this.#connectIn(0));
  }

  #connectIn(milliseconds: number): void {
    setTimeout(() => !this.#isOver && storedToken() !== null && this.socket.connect(), milliseconds);
  }
}

/** Milliseconds, half more or less at random: not all browsers come back at once. */
function delayAfter(refusals: number): number {
  const delay = Math.min(rules.reconnectionDelay * 2 ** refusals, rules.reconnectionDelayMax);
  return delay * (0.5 + Math.random());
}
